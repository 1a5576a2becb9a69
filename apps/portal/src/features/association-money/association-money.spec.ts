import type { BrowserContext, Page } from '@playwright/test'
import { ownSite, portalUrl } from '../../../../../e2e/support/addresses.ts'
import { answerAsBank } from '../../../../../e2e/support/bank.ts'
import { cards, payWith } from '../../../../../e2e/support/card-form.ts'
import { linkInMail } from '../../../../../e2e/support/mail.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { openDesk } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  type Language,
  languages,
  test,
  waitForHydration,
} from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    money: (id: string) => `/min-side/foreninger/detaljer/${id}/penger`,
    join: '/foreninger/finn-forening/bli-medlem',
    invitation: 'Du er invitert til å bli kontaktperson',
    accept: 'Ja, jeg blir kontaktperson',
    accepted: 'Du er nå kontaktperson',
    number: 'Kontonummer',
    holder: 'Kontohaver',
    enter: 'Legg inn kontoen',
    own: 'Du la inn denne kontoen.',
    whole: 'Hele kontonummeret',
    confirm: 'Bekreft kontoen',
    differs: /^Nummeret er et annet enn det som ble lagt inn/,
    confirmed: 'Kontoen er bekreftet.',
    pay: 'Gå til betaling',
    paidFee: 'Kontingenten er betalt',
    everything: 'Alt',
    ask: 'Be om utbetaling',
    send: 'Send forespørselen',
    waits: 'Venter på svar fra oss',
    paid: 'Utbetalt',
  },
  en: {
    money: (id: string) => `/en/my-page/associations/details/${id}/money`,
    join: '/en/associations/find-your-association/become-a-member',
    invitation: 'You are invited to be a contact person',
    accept: 'Yes, I will be a contact person',
    accepted: 'You are now a contact person',
    number: 'Account number',
    holder: 'Account holder',
    enter: 'Enter the account',
    own: 'You entered this account.',
    whole: 'The whole account number',
    confirm: 'Confirm the account',
    differs: /^The number differs from the one that was entered/,
    confirmed: 'The account is confirmed.',
    pay: 'Continue to payment',
    paidFee: 'The fee is paid',
    everything: 'Everything',
    ask: 'Ask for a payout',
    send: 'Send the request',
    waits: 'Waits for our answer',
    paid: 'Paid out',
  },
} as const

const account = '1234.56.78903'
const wrongAccount = '1503.20.80119'

// A number that is not the same is refused.
test.use({ allowedErrors: [/status of 422/] })
test.setTimeout(240_000)

async function accept(page: Page, email: string, language: Language): Promise<void> {
  const text = texts[language]
  await page.goto(await linkInMail(page.request, { to: email, subject: text.invitation }))
  await page.getByRole('button', { name: text.accept }).click()
  await expect(page.getByText(text.accepted)).toBeVisible()
}

/** An association with two contact persons, and a fee that nobody else has. */
async function setUp(people: {
  caseworker: Page
  page: Page
  colleague: Page
  language: Language
  kroner: number
}): Promise<{ id: string; slug: string; name: string }> {
  const { caseworker, page, colleague, language, kroner } = people
  const [first, second] = [await signUp(page, language), await signUp(colleague, language)]
  const name = `Pengelaget ${language} ${Date.now()}`
  const added = await caseworker.request.post('/api/frontend/staff/associations', {
    headers: ownSite,
    data: {
      form: {
        name,
        institutionCode: null,
        campusId: null,
        topicId: null,
        contactName: 'Siri',
        contactEmail: first,
        language,
      },
    },
  })
  expect(added.ok()).toBe(true)
  await accept(page, first, language)
  const own = '/api/frontend/my-associations'
  const { items } = await (await page.request.get(own)).json()
  const { id, slug } = items.find((one: { name: string }) => one.name === name)
  const invited = await page.request.post(
    `${own}/${id}/contacts/invitations?language=${language}`,
    { headers: ownSite, data: { email: second, name: '' } },
  )
  expect(invited.ok()).toBe(true)
  await accept(colleague, second, language)
  const membership = `${own}/${id}/membership`
  const { version } = await (await page.request.get(membership)).json()
  const saved = await page.request.put(`${membership}/terms`, {
    headers: ownSite,
    data: { termKind: 'semester', feeOre: kroner * 100, version },
  })
  expect(saved.ok()).toBe(true)
  return { id, slug, name }
}

for (const language of languages) {
  const text = texts[language]

  test(`a board gets the fees of its association paid out (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    // The file of the bank is known by its amount.
    const kroner = 101 + (Date.now() % 890)
    const contexts: BrowserContext[] = []
    const caseworker = await openDesk(browser, 'caseworker')
    const approver = await openDesk(browser, 'payouts')
    const other = await browser.newContext({ baseURL: portalUrl })
    contexts.push(caseworker.context(), approver.context(), other)
    const colleague = await other.newPage()
    waitForHydration(colleague)
    const { id, slug, name } = await setUp({ caseworker, page, colleague, language, kroner })
    const main = page.getByRole('main')

    await test.step('one contact person enters the account', async () => {
      await page.goto(text.money(id))
      await main.getByLabel(text.number, { exact: true }).fill(account)
      await main.getByLabel(text.holder, { exact: true }).fill(name)
      await main.getByRole('button', { name: text.enter }).click()
      await expect(main.getByText(text.own)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('another one confirms it, by the whole number', async () => {
      await colleague.goto(text.money(id))
      const number = colleague.getByLabel(text.whole, { exact: true })
      await number.fill(wrongAccount)
      await colleague.getByRole('button', { name: text.confirm }).click()
      await expect(colleague.getByText(text.differs).first()).toBeVisible()
      await number.fill(account)
      await colleague.getByRole('button', { name: text.confirm }).click()
      await expect(colleague.getByText(text.confirmed)).toBeVisible()
    })

    await test.step('somebody pays the fee by card', async () => {
      await page.goto(`${text.join}?association=${slug}`)
      await main.getByRole('button', { name: text.pay }).click()
      await payWith(page, language, cards.frictionless)
      await expect(page.getByRole('heading', { name: text.paidFee })).toBeVisible()
    })

    await test.step('the board asks for all of it', async () => {
      await page.goto(text.money(id))
      await main.getByRole('button', { name: text.everything, exact: true }).click()
      await main.getByRole('button', { name: text.ask, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.send }).click()
      await expect(main.getByText(text.waits, { exact: true })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('staff approve it, and somebody else releases it', async () => {
      await caseworker.goto('/ansatt/foreninger/penger')
      const request = caseworker.getByRole('article').filter({ hasText: name })
      await request.getByRole('button', { name: /^Godkjenn/ }).click()
      await caseworker.getByRole('dialog').getByRole('button', { name: 'Godkjenn' }).click()
      await expect(
        caseworker.getByText('Utbetalingen er klargjort.', { exact: false }),
      ).toBeVisible()
      await approver.goto('/ansatt/utbetalinger')
      await approver.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check()
      await approver.getByRole('button', { name: 'Frigi valgte' }).click()
      await approver.getByRole('dialog').getByRole('button', { name: 'Ja, frigi' }).click()
      await expect(approver.getByText('Utbetalingene er frigitt.', { exact: false })).toBeVisible()
    })

    await test.step('the bank pays it, and the board reads so', async () => {
      await answerAsBank(approver, `${kroner} kr`)
      await page.goto(text.money(id))
      await expect(main.getByText(text.paid, { exact: false }).first()).toBeVisible()
    })
    for (const context of contexts) await context.close()
  })
}
