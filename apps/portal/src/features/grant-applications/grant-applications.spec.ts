import type { Page } from '@playwright/test'
import { ownSite, portalUrl } from '../../../../../e2e/support/addresses.ts'
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
import { makePdf } from '../../core/files/inspect/pdf.testing.ts'

const texts = {
  no: {
    apply: (id: string) => `/min-side/foreninger/detaljer/${id}/sok-tilskudd`,
    invitation: 'Du er invitert til å bli kontaktperson',
    accept: 'Ja, jeg blir kontaktperson',
    accepted: 'Du er nå kontaktperson',
    tabs: 'Sider for foreningen',
    tab: 'Søk om tilskudd',
    start: 'Start søknad om Prosjektstøtte',
    title: 'Tittel',
    summary: 'Kort om formålet',
    description: 'Beskrivelse',
    starts: 'Første dag',
    ends: 'Siste dag',
    place: 'Sted',
    participants: 'Deltakere',
    requested: 'Søknadssum',
    addCost: 'Legg til linje under Kostnader',
    line: 'Linje 1',
    amount: 'Beløp i kroner, linje 1',
    wrongAmount: /^Skriv et beløp i kroner/,
    right: 'Budsjettet går opp.',
    saved: 'Alt er lagret.',
    others: /endret Sted/,
    missing: /^Legg ved: /,
    locked: /passord/,
    uploaded: 'Filen er lastet opp og kan leses.',
    allThere: 'Alt som må være med, er på plass.',
    send: 'Send søknaden',
    yes: 'Send',
    receipt: 'Søknaden er sendt',
    change: 'Endre søknaden',
    sendAgain: 'Send den endrede søknaden',
    withdraw: 'Trekk søknaden',
    withdrawn: 'Søknaden er trukket.',
  },
  en: {
    apply: (id: string) => `/en/my-page/associations/details/${id}/apply-for-grant`,
    invitation: 'You are invited to be a contact person',
    accept: 'Yes, I will be a contact person',
    accepted: 'You are now a contact person',
    tabs: 'Pages of the association',
    tab: 'Apply for a grant',
    start: 'Start application for Project grant',
    title: 'Title',
    summary: 'What it is for, in short',
    description: 'Description',
    starts: 'First day',
    ends: 'Last day',
    place: 'Place',
    participants: 'Participants',
    requested: 'Amount applied for',
    addCost: 'Add a line to Costs',
    line: 'Line 1',
    amount: 'Amount in kroner, line 1',
    wrongAmount: /^Write an amount in kroner/,
    right: 'The budget adds up.',
    saved: 'Everything is saved.',
    others: /changed Place/,
    missing: /^Add the document: /,
    locked: /password/,
    uploaded: 'The file is uploaded and can be read.',
    allThere: 'Everything that is needed is there.',
    send: 'Send the application',
    yes: 'Send',
    receipt: 'The application has been sent',
    change: 'Change the application',
    sendAgain: 'Send the changed application',
    withdraw: 'Withdraw the application',
    withdrawn: 'The application has been withdrawn.',
  },
} as const

// A file with a password is refused.
test.use({ allowedErrors: [/status of 422/] })
test.setTimeout(240_000)

async function accept(page: Page, email: string, language: Language): Promise<void> {
  const text = texts[language]
  await page.goto(await linkInMail(page.request, { to: email, subject: text.invitation }))
  await page.getByRole('button', { name: text.accept }).click()
  await expect(page.getByText(text.accepted)).toBeVisible()
}

/** An association with two contact persons. @returns its id */
async function setUp(people: {
  caseworker: Page
  page: Page
  colleague: Page
  language: Language
}): Promise<string> {
  const { caseworker, page, colleague, language } = people
  const [first, second] = [await signUp(page, language), await signUp(colleague, language)]
  const name = `Søkerlaget ${language} ${Date.now()}`
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
  const { id } = items.find((one: { name: string }) => one.name === name)
  const invited = await page.request.post(
    `${own}/${id}/contacts/invitations?language=${language}`,
    { headers: ownSite, data: { email: second, name: '' } },
  )
  expect(invited.ok()).toBe(true)
  await accept(colleague, second, language)
  return id
}

type Wanted = {
  id: string
  type: { id: string; leastOre: number }
  round: { earliestEventOn: string }
  documents: { id: string; isRequired: boolean; applicants: string }[]
}

/** The application that is open, as its page has it. */
async function readOpen(page: Page): Promise<Wanted> {
  const id = page.url().split('/').at(-1) ?? ''
  return (await page.request.get(`/api/frontend/grant-applications/${id}`)).json()
}

for (const language of languages) {
  const text = texts[language]

  test(`a board is told what is missing, sends, changes and withdraws (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const caseworker = await openDesk(browser, 'caseworker')
    const other = await browser.newContext({ baseURL: portalUrl })
    const colleague = await other.newPage()
    waitForHydration(colleague)
    const id = await setUp({ caseworker, page, colleague, language })
    const main = page.getByRole('main')
    const field = (label: string) => main.getByLabel(label, { exact: true })

    await test.step('a draft is begun, and a second press opens the same', async () => {
      await page.goto(text.apply(id))
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: text.start }).first().click()
      await expect(field(text.title)).toBeVisible()
      const tabs = page.getByRole('navigation', { name: text.tabs })
      const tab = tabs.getByRole('link', { name: text.tab, exact: true })
      await expect(tab).toHaveAttribute('aria-current', 'true')
      await expectAccessible()
    })
    const open = await readOpen(page)
    const kroner = Math.max(1_000, open.type.leastOre / 100)

    await test.step('the budget adds up, and says what is no amount', async () => {
      await field(text.title).fill('Vårturnering')
      await field(text.summary).fill('En turnering for alle')
      await field(text.description).fill('Vi spiller sjakk hele helgen.')
      await field(text.starts).fill(open.round.earliestEventOn)
      await field(text.ends).fill(open.round.earliestEventOn)
      await field(text.place).fill('Kantina')
      await field(text.participants).fill('40')
      await main.getByRole('button', { name: text.addCost, exact: true }).click()
      await field(text.line).first().fill('Leie')
      await field(text.amount).first().fill('-5')
      await expect(main.getByText(text.wrongAmount)).toBeVisible()
      await field(text.amount).first().fill(String(kroner))
      await field(text.requested).fill(String(kroner))
      await expect(main.getByText(text.right)).toBeVisible()
      await expect(main.getByText(text.saved)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('a colleague reads it, and what they change comes in', async () => {
      await colleague.goto(page.url())
      await expect(colleague.getByLabel(text.title, { exact: true })).toHaveValue('Vårturnering')
      await colleague.getByLabel(text.place, { exact: true }).fill('Biblioteket')
      await expect(colleague.getByText(text.saved)).toBeVisible()
      await expect(field(text.place)).toHaveValue('Biblioteket')
      await expect(main.getByText(text.others)).toBeVisible()
    })

    await test.step('without a document nothing is sent, and a locked one is refused', async () => {
      const asked = open.documents.filter(
        ({ isRequired, applicants }) => isRequired && applicants !== 'person',
      )
      await main.getByRole('button', { name: text.send, exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(main.getByRole('link', { name: text.missing })).toHaveCount(asked.length)
      const [first] = asked
      if (first) {
        const upload = main.locator(`#grant-files-${first.id}`)
        const locked = makePdf({ trailer: '/Encrypt 9 0 R' })
        const pdf = { name: 'vedtekter.pdf', mimeType: 'application/pdf' }
        await upload.setInputFiles({ ...pdf, buffer: locked })
        await expect(main.getByText(text.locked).first()).toBeVisible()
      }
      for (const { id: document } of asked) {
        await main.locator(`#grant-files-${document}`).setInputFiles({
          name: 'vedtekter.pdf',
          mimeType: 'application/pdf',
          buffer: makePdf(),
        })
        await expect(page.getByText(text.uploaded)).toBeVisible()
      }
      await expect(main.getByText(text.allThere)).toBeVisible()
    })

    await test.step('it is sent once, by a double click', async () => {
      await main.getByRole('button', { name: text.send, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.yes, exact: true }).dblclick()
      await expect(main.getByRole('heading', { name: text.receipt, exact: true })).toBeVisible()
      await expect(main.getByText(/90\d{4}/).first()).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('it is changed and sent again', async () => {
      await main.getByRole('button', { name: text.change, exact: true }).click()
      await field(text.title).fill('Stor vårturnering')
      await expect(main.getByText(text.saved)).toBeVisible()
      await main.getByRole('button', { name: text.sendAgain, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.yes, exact: true }).click()
      await expect(main.getByRole('heading', { name: text.receipt, exact: true })).toBeVisible()
    })

    await test.step('it is withdrawn', async () => {
      await main.getByRole('button', { name: text.withdraw, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.withdraw }).click()
      await expect(page.getByText(text.withdrawn)).toBeVisible()
      await expectAccessible()
    })
    await caseworker.context().close()
    await other.close()
  })
}
