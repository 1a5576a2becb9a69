import type { Browser, Page } from '@playwright/test'
import pg from 'pg'
import { camt054 } from '../apps/portal/src/core/bank/files/camt054.testing.ts'
import { pain002 } from '../apps/portal/src/core/bank/files/pain002.testing.ts'
import { readPdf } from '../apps/portal/src/core/documents/read-pdf.testing.ts'
import { osloDate } from '../apps/portal/src/platform/time/oslo.ts'
import { portalUrl } from './support/addresses.ts'
import { linkInMail } from './support/mail.ts'
import { type DemoRole, enterAsDemoStaff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** Decisions wait two minutes; the test ends them in the database. */
test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
test.skip(({ isMobile }) => !isMobile, 'students have telephones')
test.use({ allowedErrors: [/404|409|422/] })
test.setTimeout(240_000)
test.use({ actionTimeout: 15_000 })

const account = '/en/my-page/deposit-account'
const made = Date.now()
const email = `story-${made}@trivsel.example`
const password = 'five rare mooses dance'
const lastName = `Okafor`
const firstName = `Ngozi ${[...String(made)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

const proof = {
  name: 'bank-statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj',
      'trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
    ].join('\n'),
  ),
}

/** The two minutes in which decisions about the student can be taken back are over; others’ are not. */
async function graceIsOver(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    await client.query(
      `with own as (
        select c.id from portal.case_file c join portal."user" u on u.id = c.user_id
        where u.email = $1),
      decided as (
        update portal.case_decision set takes_effect_at = now()
        where case_id in (select id from own))
      update graphile_worker._private_jobs set run_at = now()
      where key in (select 'case-effect:' || id from own)`,
      [email],
    )
  } finally {
    await client.end()
  }
}

/** Somebody of the staff, at a desk. */
async function newStaff(browser: Browser, role: DemoRole): Promise<Page> {
  const context = await browser.newContext({
    baseURL: portalUrl,
    viewport: { width: 1280, height: 900 },
    isMobile: false,
    hasTouch: false,
  })
  await context.addCookies([{ name: 'portal-consent', value: '1', url: portalUrl }])
  const page = await context.newPage()
  await enterAsDemoStaff(page, role)
  return page
}

/** Finds the newest case of the student in the queue, and decides about it. */
async function decide(staff: Page, decision: { choose: string; comment?: string }): Promise<void> {
  await staff.goto(`/ansatt/saker?name=${encodeURIComponent(firstName)}`)
  await staff.getByRole('link', { name: `${firstName} ${lastName}` }).click()
  await staff.getByRole('radio', { name: decision.choose }).check()
  if (decision.comment) await staff.getByLabel('Melding til søkeren').fill(decision.comment)
  await staff.getByRole('button', { name: 'Lagre vedtaket' }).click()
  // The next case of the student is opened, if there is one.
  await expect(staff.getByText(/har vedtatt:|er lagret:/)).toBeVisible()
  await graceIsOver()
}

/** The page of the account says so, once the decision has taken effect. */
async function expectHeading(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.goto(account)
    await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

test('a student’s whole story, from the first visit to the money back', async ({
  page,
  browser,
}) => {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const caseworker = await newStaff(browser, 'caseworker')
  const colleague = await newStaff(browser, 'caseworker-too')
  const approver = await newStaff(browser, 'payouts')

  await test.step('registers', async () => {
    await page.goto('/en/sign-up')
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Send me the link' }).click()
    await expect(page).toHaveURL(/link-sent$/)
    await page.goto(await linkInMail(page.request, { to: email, subject: 'Complete your sign-up' }))
    await field('First name').fill(firstName)
    await field('Surname').fill(lastName)
    await field('Choose a password').fill(password)
    await press('Create account')
    await expect(page).toHaveURL(/sign-up\/success/)
  })

  await test.step('applies, leaves in the middle and comes back', async () => {
    await page.goto(account)
    await page.getByRole('link', { name: 'Apply for a deposit account' }).click()
    await field('Birth date').fill('09.03.2002')
    await field('Nationality').selectOption('Nigeria')
    await field('Institution').selectOption('BI')
    await expect(
      page.getByRole('status').filter({ hasText: 'What you have filled in is saved.' }),
    ).toBeVisible()
    await page.context().clearCookies({ name: /session/ })
    await page.goto(`${account}/application`)
    await expect(page).toHaveURL(/\/en\/login/)
    await page.getByRole('main').getByLabel('Email', { exact: true }).fill(email)
    await field('Password').fill(password)
    await page.keyboard.press('Enter')
    await expect(field('Birth date')).toHaveValue('09.03.2002')
    await field('Study program').fill('Finance')
    await page.getByRole('radio', { name: 'Master' }).check()
    await press('Continue')
    await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    await press('Send the application')
    await expect(
      page.getByRole('heading', { name: 'Thank you, we have received your application' }),
    ).toBeVisible()
  })

  await test.step('is asked for changes, and edits', async () => {
    await decide(caseworker, {
      choose: 'Be om endringer',
      comment: 'Please write the name of your study program in full.',
    })
    await expectHeading(page, 'You need to edit your application')
    await expect(
      page.getByText('Please write the name of your study program').first(),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Edit and update' }).click()
    await field('Study program').fill('Master of Science in Finance')
    await press('Continue')
    await press('Send the application')
    await expect(page).toHaveURL(/page=3/)
  })

  await test.step('is approved, once the figure of the year is entered', async () => {
    const id = caseworker.url().split('/').at(-1)?.split('?')[0]
    const found = await caseworker.request.get(
      `/api/frontend/staff/deposit-account/applications/${id}`,
    )
    const { academicYear } = await found.json()
    await caseworker.goto('/ansatt/depositumsbelop')
    await caseworker.getByLabel('Studieår som begynner høsten').fill(String(academicYear))
    await caseworker.getByLabel('Gjelder').selectOption({ label: 'Mastergrad' })
    await caseworker.getByLabel('Beløp i kroner').fill('302400')
    await caseworker.getByLabel('Hvor tallet er publisert').fill('An example for this test')
    await caseworker.getByRole('button', { name: 'Foreslå beløpet' }).click()
    await expect(caseworker.getByText('Forslaget er lagret.', { exact: false })).toBeVisible()
    await colleague.goto('/ansatt/depositumsbelop')
    await colleague.getByRole('button', { name: /^Bekreft: .*302\s400/ }).click()
    await expect(colleague.getByText('Endringen er bekreftet.')).toBeVisible()
    await decide(caseworker, { choose: 'Innvilg' })
    await expectHeading(page, 'Your application is approved')
    await expect(page.getByText('DUE', { exact: true })).toBeVisible()
  })

  const message =
    (await page
      .getByRole('listitem')
      .filter({ hasText: 'Message to the recipient' })
      .getByText(/\d{8}$/)
      .textContent()) ?? ''
  const customerNumber = /\d{8}$/.exec(message)?.[0] ?? ''

  await test.step('shares a page with the person who pays', async () => {
    await press('Make a page to share')
    const address =
      (await page.getByRole('link', { name: /pay-deposit/ }).getAttribute('href')) ?? ''
    const sponsor = await (await browser.newContext()).newPage()
    await sponsor.goto(address)
    await expect(sponsor.getByText(`${firstName} ${lastName} ${customerNumber}`)).toBeVisible()
    await expect(sponsor.getByText('09.03.2002')).toHaveCount(0)
    await sponsor.context().close()
  })

  await test.step('money comes, first too little, and counts when the bank confirms it', async () => {
    const today = osloDate(new Date())
    const reference = `story-${made}`
    await caseworker.goto('/ansatt/innbetalinger/ny')
    await caseworker.getByLabel('Bankens referanse').fill(reference)
    await caseworker.getByLabel('Beløp i kroner').fill('300000')
    await caseworker.getByLabel('Valutadato').fill(today)
    await caseworker.getByLabel('Kundenummer (valgfritt)').fill(customerNumber)
    await caseworker.getByRole('button', { name: 'Registrer' }).click()
    await caseworker.getByRole('dialog').getByRole('button', { name: 'Registrer' }).click()
    await expect(
      caseworker.getByText('Innbetalingen er registrert.', { exact: false }),
    ).toBeVisible()
    const file = camt054([{ amount: '300000.00', reference, valueDate: today }], {
      messageId: `FIRST-${made}`,
    })
    await colleague.goto('/ansatt/innbetalinger/filer')
    await colleague
      .getByLabel('Fil fra banken')
      .setInputFiles({ name: 'camt.xml', mimeType: 'text/xml', buffer: Buffer.from(file) })
    await colleague.getByRole('button', { name: 'Les inn' }).click()
    await expect(colleague.getByText('Filen er lest inn', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText(/2\s400\skr is missing/)).toBeVisible()
  })

  await test.step('then the rest, with a file of the bank', async () => {
    const file = camt054(
      [{ amount: '2400.00', reference: `rest-${made}`, text: message, debtor: 'A SPONSOR' }],
      { messageId: `STORY-${made}` },
    )
    await caseworker.goto('/ansatt/innbetalinger/filer')
    const choose = () =>
      caseworker
        .getByLabel('Fil fra banken')
        .setInputFiles({ name: 'camt.xml', mimeType: 'text/xml', buffer: Buffer.from(file) })
    await choose()
    await caseworker.getByRole('button', { name: 'Les inn' }).click()
    await expect(caseworker.getByText('Filen er lest inn', { exact: true })).toBeVisible()
    await choose()
    await caseworker.getByRole('button', { name: 'Les inn' }).click()
    await expect(caseworker.getByText('Denne filen er lest inn før')).toBeVisible()
    await expectHeading(page, 'Your deposit account is set up')
    await linkInMail(page.request, { to: email, subject: 'Your deposit account is ready' })
  })

  await test.step('an embassy checks the letter', async () => {
    const letter = await page.request.get('/api/frontend/user/udi-account/confirmation/pdf')
    const { said } = await readPdf(await letter.body())
    const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(said)?.[0] ?? ''
    const embassy = await (await browser.newContext({ baseURL: portalUrl })).newPage()
    await embassy.goto('/en/verify')
    await embassy.getByLabel('Code').fill(code)
    await embassy.getByRole('button', { name: 'Check the letter' }).click()
    await expect(embassy.getByText('The letter is from us')).toBeVisible()
    await expect(embassy.getByText(`${firstName} ${lastName}`)).toBeVisible()
    await embassy.context().close()
  })

  await test.step('the national id comes', async () => {
    await page.goto(`${account}/refund`)
    await expect(
      page.getByRole('heading', { name: /^First you need a national identity number/ }),
    ).toBeVisible()
    await page.goto('/en/my-page/profile')
    await field('National identity number (11 digits)').fill('76940500571')
    await press('Save the number')
    await press('Yes, the number is right')
    await expect(page.getByText('Your national identity number is saved.')).toBeVisible()
  })

  await test.step('asks for the money, with a bad file and then a good one', async () => {
    await page.goto(account)
    await page.getByRole('link', { name: 'Apply for a refund' }).click()
    await field('Bank account number').fill('NO50 1503 2080 119')
    const files = field('Attachments')
    await files.setInputFiles([{ ...proof, buffer: Buffer.from('MZ is no PDF') }])
    await press('Continue')
    await press('Send the application')
    await expect(page.getByText(/cannot be attached|We cannot open/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Change Attachments' }).click()
    await page.getByRole('button', { name: `Remove ${proof.name}` }).click()
    await files.setInputFiles([proof])
    await press('Continue')
    await press('Send the application')
    await expect(page).toHaveURL(/page=3/)
  })

  await test.step('is rejected, and edits', async () => {
    await decide(caseworker, {
      choose: 'Avslå',
      comment: 'The statement does not show your name.',
    })
    await expectHeading(page, 'Your application for a refund was rejected')
    await page.getByRole('link', { name: 'Edit and update' }).click()
    await expect(page).toHaveURL(/deposit-account\/refund/)
    await expect(page.getByText('The statement does not show your name.')).toHaveCount(1)
    await press('Continue')
    await press('Send the application')
    await expect(page).toHaveURL(/page=3/)
  })

  await test.step('is approved by one and released by another', async () => {
    await decide(caseworker, { choose: 'Innvilg' })
    await expectHeading(page, 'Your application for a refund is accepted')
    await caseworker.goto('/ansatt/utbetalinger')
    const own = caseworker.getByRole('row').filter({ hasText: firstName })
    await expect(own).toBeVisible()
    await expect(own.getByRole('checkbox')).toHaveCount(0)
    await approver.goto('/ansatt/utbetalinger')
    const row = approver.getByRole('row').filter({ hasText: firstName })
    await row.getByRole('checkbox').check()
    await approver.getByRole('button', { name: 'Frigi valgte' }).click()
    await approver.getByRole('dialog').getByRole('button', { name: 'Ja, frigi' }).click()
    await expect(approver.getByText('Utbetalingene er frigitt.', { exact: false })).toBeVisible()
  })

  await test.step('is paid, as the bank answers', async () => {
    await approver.goto('/ansatt/utbetalinger/filer')
    // Others release at the same time: the file is known by its amount.
    const line = approver
      .getByRole('row')
      .filter({ hasText: /302\s400/ })
      .first()
    const download = approver.waitForEvent('download')
    await line.getByRole('button', { name: /^Hent filen/ }).click()
    const file = await download
    const content = await new Response(
      (await file.createReadStream()) as unknown as ReadableStream,
    ).text()
    const original = /<MsgId>([^<]+)/.exec(content)?.[1] ?? ''
    const endToEndId = /<EndToEndId>([^<]+)/.exec(content)?.[1] ?? ''
    // Somebody else may have marked it by now.
    const mark = line.getByRole('button', { name: /^Merk filen .* som sendt/ })
    if ((await mark.count()) > 0) await mark.click()
    await expect(mark).toHaveCount(0)
    const answer = pain002({
      original,
      messageId: `ANSWER-${made}`,
      payments: [{ endToEndId, status: 'ACSC' }],
    })
    await approver
      .getByLabel('Fil fra banken')
      .setInputFiles({ name: 'pain.xml', mimeType: 'text/xml', buffer: Buffer.from(answer) })
    await approver.getByRole('button', { name: 'Les inn' }).click()
    await expect(approver.getByText('Utbetalinger som er betalt').first()).toBeVisible()
    await page.goto(account)
    await expect(page.getByText(/The bank paid out 302\s400\skr/)).toBeVisible()
  })
})
