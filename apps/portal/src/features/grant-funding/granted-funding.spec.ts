import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { ownSite, portalUrl } from '../../../../../e2e/support/addresses.ts'
import { payByBank } from '../../../../../e2e/support/bank.ts'
import { writeRows } from '../../../../../e2e/support/database.ts'
import {
  association,
  grantRound,
  grantType,
  sentApplication,
} from '../../../../../e2e/support/grants.ts'
import { signUp } from '../../../../../e2e/support/sign-up.ts'
import { openDesk } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  type Language,
  languages,
  test,
} from '../../../../../e2e/support/test.ts'
import { makePdf } from '../../core/files/inspect/pdf.testing.ts'

test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
test.setTimeout(120_000)

const texts = {
  no: {
    page: (id: string) => `/min-side/foreninger/detaljer/${id}/tildelte-tilskudd`,
    accept: 'Aksepter tilskuddet',
    waits: /Venter på at vi godkjenner/,
    paid: /^Betalt ut/,
    begin: 'Begynn på rapporten',
    what: 'Hva ble gjort?',
    addLine: /^Legg til linje.*Utgifter/,
    lineText: 'Utgifter, linje 1: hva',
    lineAmount: 'Utgifter, linje 1: kroner',
    save: 'Lagre kladden',
    saved: /^Kladden er lagret/,
    receipts: 'Kvitteringer',
    attach: 'Legg ved filene',
    attached: 'Filene er lagt ved.',
    send: 'Send rapporten',
    sent: 'Rapporten er sendt.',
    claim: /skal betales tilbake senest/,
  },
  en: {
    page: (id: string) => `/en/my-page/associations/details/${id}/granted-funding`,
    accept: 'Accept the grant',
    waits: /Waits for our approval/,
    paid: /^Paid/,
    begin: 'Begin the report',
    what: 'What was done?',
    addLine: /^Add a line.*Costs/,
    lineText: 'Costs, line 1: what',
    lineAmount: 'Costs, line 1: kroner',
    save: 'Save the draft',
    saved: /^The draft is saved/,
    receipts: 'Receipts',
    attach: 'Attach the files',
    attached: 'The files are attached.',
    send: 'Send the report',
    sent: 'The report is sent.',
    claim: /is to be paid back by/,
  },
} as const

/** An association of two contact persons to which a letter has offered a grant, paid in one part. */
async function addGrant(of: {
  emails: readonly [string, string]
  title: string
  ore: number
  language: Language
}): Promise<string> {
  const { emails, title, ore, language } = of
  const [type = '', round = '', id = '', application = ''] = [1, 2, 3, 4].map(() => randomUUID())
  const name = JSON.stringify({ no: title, en: title })
  const reference = `S${Date.now()}`
  const applied = { association: id, type, round, reference, language, title, ore }
  await writeRows([
    grantType(type, name, 100),
    ...grantRound({ id: round, type, name }, '-1 hour'),
    ...association({ id, slug: `tildelt-${id}`, name: title }, emails),
    ...sentApplication({ id: application, ...applied }),
    [
      `insert into portal.grant_decision (application_id, number, basis, outcome, amount_ore,
         reason_ids, application_version, decided_at)
       values ($1, 1, 'meeting', 'granted', $2, '{}', 1, now())`,
      [application, ore],
    ],
    [
      `insert into portal.grant_award (application_id, amount_ore, conditions, accept_by)
       values ($1, $2, 'Vis logoen vår', current_date + 20)`,
      [application, ore],
    ],
    [
      `insert into portal.ledger_account (kind, key)
       values ('grant', $1), ('grant-frame', extract(year from now())::text) on conflict do nothing`,
      [application],
    ],
    [
      `with booked as (
         insert into portal.ledger_transaction (kind, idempotency_key, value_date)
         values ('grant-decided', 'story:' || $1, current_date) returning id)
       insert into portal.ledger_entry (transaction_id, account_id, amount_ore)
       select booked.id, account.id,
         case account.kind when 'grant-frame' then $2::bigint else -$2::bigint end
       from booked, portal.ledger_account account
       where account.kind = 'grant' and account.key = $1
         or account.kind = 'grant-frame' and account.key = extract(year from now())::text`,
      [application, ore],
    ],
  ])
  return id
}

/** One contact person enters the account, another one confirms it. */
async function addAccount(first: Page, second: Page, id: string): Promise<void> {
  const path = `/api/frontend/my-associations/${id}/money/account`
  const account = '1234.56.78903'
  const data = { account, holder: 'Foreningen' }
  expect((await first.request.post(path, { headers: ownSite, data })).ok()).toBe(true)
  const money = await (await second.request.get(`/api/frontend/my-associations/${id}/money`)).json()
  const confirm = `${path}/${money.accounts.entered.id}/confirm`
  const confirmed = await second.request.post(confirm, { headers: ownSite, data: { account } })
  expect(confirmed.ok()).toBe(true)
}

for (const language of languages) {
  const text = texts[language]

  test(`a grant is accepted, paid, reported and claimed back in part (${language})`, async ({
    page,
    browser,
    expectAccessible,
  }) => {
    // The payout is known by its amount.
    const kroner = 2001 + (Date.now() % 890)
    const caseworker = await openDesk(browser, 'caseworker')
    const colleague = await openDesk(browser, 'caseworker-too')
    const approver = await openDesk(browser, 'payouts')
    const other = await browser.newContext({ baseURL: portalUrl })
    const contexts: BrowserContext[] = [caseworker.context(), colleague.context()]
    contexts.push(approver.context(), other)
    const second = await other.newPage()
    const emails = [await signUp(page, language), await signUp(second, language)] as const
    const title = `Turnering ${language} ${Date.now()}`
    const id = await addGrant({ emails, title, ore: kroner * 100, language })
    await addAccount(page, second, id)
    const main = page.getByRole('main')
    const grantOf = (staff: Page) => staff.getByRole('article').filter({ hasText: title })
    const answer = (staff: Page, name: string) =>
      staff.getByRole('dialog').getByRole('button', { name, exact: true }).click()

    await test.step('the board accepts it', async () => {
      await page.goto(text.page(id))
      await expect(main.getByText('Vis logoen vår').first()).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: text.accept }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.accept }).click()
      await expect(main.getByText(text.waits)).toBeVisible()
    })

    await test.step('staff approve the payment, and somebody else releases it', async () => {
      await caseworker.goto('/ansatt/tilskudd/utbetaling')
      const grant = grantOf(caseworker)
      await grant.getByRole('button', { name: /^Godkjenn utbetalingen/ }).click()
      await answer(caseworker, 'Godkjenn utbetalingen')
      await expect(caseworker.getByText(/^Utbetalingen er klargjort/)).toBeVisible()
      await payByBank(approver, kroner * 100)
    })

    await test.step('the board reports that it used less, with a receipt', async () => {
      await page.goto(text.page(id))
      await expect(main.getByText(text.paid).first()).toBeVisible()
      await main.getByRole('button', { name: text.begin }).click()
      await main.getByLabel(text.what).fill('Turneringen ble holdt.')
      await main.getByRole('button', { name: text.addLine }).click()
      await main.getByLabel(text.lineText, { exact: true }).fill('Leie')
      await main.getByLabel(text.lineAmount, { exact: true }).fill('1500')
      // What is not saved survives a reload.
      await page.reload()
      await expect(main.getByLabel(text.lineAmount, { exact: true })).toHaveValue('1500')
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await main.getByRole('button', { name: text.save }).click()
      await expect(page.getByText(text.saved)).toBeVisible()
      await main.getByLabel(text.receipts, { exact: true }).setInputFiles({
        name: 'kvittering.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf(),
      })
      await main.getByRole('button', { name: text.attach }).click()
      await expect(page.getByText(text.attached)).toBeVisible()
      await main.getByRole('button', { name: text.send }).click()
      await page.getByRole('dialog').getByRole('button', { name: text.send }).click()
      await expect(page.getByText(text.sent, { exact: true })).toBeVisible()
    })

    await test.step('one approves it, another one confirms the claim', async () => {
      await caseworker.goto('/ansatt/tilskudd/utbetaling')
      await grantOf(caseworker)
        .getByRole('button', { name: /^Godkjenn rapporten/ })
        .click()
      await answer(caseworker, 'Godkjenn rapporten')
      await expect(caseworker.getByText('Rapporten er godkjent.')).toBeVisible()
      await expect(grantOf(caseworker).getByText('En annen ansatt bekrefter dette.')).toBeVisible()
      // It was too early: the report waits again, and the claim is gone.
      await grantOf(caseworker)
        .getByRole('button', { name: /^Åpne rapporten igjen/ })
        .click()
      const dialog = caseworker.getByRole('dialog')
      await dialog.getByLabel('Begrunnelse').fill('Kvitteringene var ikke sjekket')
      await answer(caseworker, 'Åpne rapporten igjen')
      await expect(caseworker.getByText('Rapporten er åpnet igjen.')).toBeVisible()
      await grantOf(caseworker)
        .getByRole('button', { name: /^Godkjenn rapporten/ })
        .click()
      await answer(caseworker, 'Godkjenn rapporten')
      await expect(grantOf(caseworker).getByText('En annen ansatt bekrefter dette.')).toBeVisible()
      await colleague.goto('/ansatt/tilskudd/utbetaling')
      await grantOf(colleague)
        .getByRole('button', { name: /^Bekreft kravet/ })
        .click()
      await answer(colleague, 'Bekreft kravet')
      await expect(colleague.getByText('Kravet er sendt.')).toBeVisible()
    })

    await test.step('the board reads the claim', async () => {
      await page.goto(text.page(id))
      await expect(main.getByText(text.claim)).toBeVisible()
      await expectAccessible()
    })
    for (const context of contexts) await context.close()
  })
}
