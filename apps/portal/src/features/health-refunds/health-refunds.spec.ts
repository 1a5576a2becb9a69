import type { Page } from '@playwright/test'
import { writeRows } from '../../../../../e2e/support/database.ts'
import { logIn } from '../../../../../e2e/support/people.ts'
import { openDesk } from '../../../../../e2e/support/staff.ts'
import {
  expect,
  expectNoSidewaysScroll,
  isPhone,
  type Language,
  test,
} from '../../../../../e2e/support/test.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const narrowest = { width: 320, height: 700 }
const receipt = {
  name: 'tannlege.pdf',
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
const noReceipt = { ...receipt, name: 'program.pdf', buffer: Buffer.from('MZ is no PDF') }

const words = {
  no: {
    health: '/min-side/helse',
    toSchemes: 'Se hva du kan søke om',
    scheme: 'Tannlege, fysioterapi og syn',
    apply: 'Søk for',
    category: 'Hva gjelder det?',
    dental: 'Tannlege',
    date: 'Dato',
    amount: 'Beløp i kroner',
    files: 'Dokumenter',
    refused: /kan ikke legges ved|Vi får ikke åpnet/,
    proceed: 'Gå videre',
    wrong: ['Velg hva utgiften gjelder.', 'Skriv en gyldig dato.', 'Beløpet må være over null.'],
    currency: 'Skriv beløpet i norske kroner, slik banken trakk det.',
    worked: 'Beregnet refusjon',
    cap: 'Høyst for denne kategorien',
    elsewhere: 'Skjemaet er endret et annet sted',
    again: 'Last inn på nytt',
    checks: ['De er i mitt navn', 'De viser hver utgift', 'De kan leses', 'De gjelder'],
    account: 'Kontonummer',
    badAccount: 'Dette er ikke et gyldig norsk kontonummer.',
    send: 'Send søknaden',
    thanks: 'Søknaden er sendt',
    toApplications: 'Gå til søknadene dine',
    granted: 'Innvilget, og pengene er på vei',
  },
  en: {
    health: '/en/my-page/health',
    toSchemes: 'See what you can apply for',
    scheme: 'Dental care, physiotherapy and eyesight',
    apply: 'Apply for',
    category: 'What is it for?',
    dental: 'Dental care',
    date: 'Date',
    amount: 'Amount in kroner',
    files: 'Documents',
    refused: /cannot be attached|We cannot open/,
    proceed: 'Continue',
    wrong: [
      'Choose what the expense is for.',
      'Type a valid date.',
      'The amount must be above zero.',
    ],
    currency: 'Type the amount in Norwegian kroner, as your bank charged it.',
    worked: 'Calculated refund',
    cap: 'At most for this category',
    elsewhere: 'The form was changed elsewhere',
    again: 'Load it again',
    checks: ['They are in my name', 'They show each expense', 'They can be read', 'They are for'],
    account: 'Account number',
    badAccount: 'This is not a valid Norwegian account number.',
    send: 'Send the application',
    thanks: 'The application is sent',
    toApplications: 'Go to your applications',
    granted: 'Granted, and the money is on its way',
  },
} satisfies Record<Language, object>

/** The two minutes in which the decision about this applicant can be taken back are over. */
const graceIsOver = (email: string) =>
  writeRows([
    [
      `with own as (
        select c.id from portal.case_file c join portal."user" u on u.id = c.user_id
        where u.email = $1),
      decided as (
        update portal.case_decision set takes_effect_at = now()
        where case_id in (select id from own))
      update graphile_worker._private_jobs set run_at = now()
      where key in (select 'case-effect:' || id from own)`,
      [email],
    ],
  ])

/** As a second tab would, with the form as it is on the server. */
async function changeElsewhere(page: Page): Promise<void> {
  const { searchParams } = new URL(page.url())
  const [scheme = '', period = ''] = ['scheme', 'period'].map((name) =>
    // The router writes a text of digits in quotes.
    (searchParams.get(name) ?? '').replaceAll('"', ''),
  )
  const draft = `/api/frontend/user/health-refunds/draft?${new URLSearchParams({ scheme, period })}`
  const { version, content } = await (await page.request.get(draft)).json()
  const data = { version, content: { ...content, note: 'From another tab' } }
  const saved = await page.request.put(draft, {
    headers: { origin: new URL(page.url()).origin },
    data,
  })
  expect(saved.status()).toBe(200)
}

test.use({ allowedErrors: [/status of (409|422)/] })

test('a refund that passes the limit of the year is applied for, changed by staff and granted', async ({
  page,
  browser,
  expectAccessible,
}, testInfo) => {
  test.slow()
  // Each applies once: language and screen have applicants of their own.
  const language = isPhone(testInfo) ? 'en' : 'no'
  const [email, name] =
    language === 'en'
      ? ['student-health-new-too@trivsel.example', 'Emil Sande']
      : ['student-health-new@trivsel.example', 'Thea Bakken']
  const text = words[language]
  const main = page.getByRole('main')
  const button = (label: string) => main.getByRole('button', { name: label, exact: true })
  const worked = main.getByRole('region', { name: text.worked })
  await logIn(page, email)

  await test.step('from my page to the form', async () => {
    await page.goto(text.health)
    await main.getByRole('link', { name: text.toSchemes }).click()
    const scheme = main.getByRole('region', { name: text.scheme })
    await expect(scheme).toBeVisible()
    await expectAccessible()
    await scheme.getByRole('link', { name: text.apply }).click()
    await expect(main.getByLabel(text.amount, { exact: true })).toBeVisible()
  })

  await test.step('what is wrong is named beside its field and in one list', async () => {
    await main.getByLabel(text.amount, { exact: true }).fill('-5')
    await button(text.proceed).click()
    await expect(main.getByRole('alert').first()).toBeFocused()
    for (const wrong of text.wrong)
      await expect(main.getByRole('alert').first()).toContainText(wrong)
    await main.getByLabel(text.amount, { exact: true }).fill('12 EUR')
    await expect(main.getByText(text.currency).first()).toBeVisible()
    await expectAccessible()
  })

  await test.step('the refund is worked out while one types, up to the cap', async () => {
    await main.getByLabel(text.category).selectOption(text.dental)
    await main.getByLabel(text.date, { exact: true }).fill(osloDate(new Date()))
    await main.getByLabel(text.amount, { exact: true }).fill('2 450')
    await expect(worked).toContainText(/825\skr/)
    await main.getByLabel(text.amount, { exact: true }).fill('6 000')
    await expect(worked).toContainText(/1\s800\skr/)
    await expect(worked.getByText(text.cap)).toBeVisible()
  })

  await test.step('a file that is none is refused by its name, and a receipt is stored at once', async () => {
    const files = main.getByLabel(text.files, { exact: true })
    await files.setInputFiles([noReceipt])
    await expect(main.getByText(text.refused).first()).toBeVisible()
    await files.setInputFiles([receipt])
    await expect(main.getByRole('link', { name: receipt.name })).toBeVisible()
  })

  await test.step('a reload keeps all of it, at the narrowest width too', async () => {
    const { viewport } = testInfo.project.use
    await page.setViewportSize(narrowest)
    await page.reload()
    await expect(main.getByLabel(text.amount, { exact: true })).toHaveValue('6 000')
    await expect(main.getByRole('link', { name: receipt.name })).toBeVisible()
    await expectNoSidewaysScroll(page)
    if (viewport) await page.setViewportSize(viewport)
  })

  await test.step('another tab is not overwritten', async () => {
    await changeElsewhere(page)
    await main.getByLabel(text.amount, { exact: true }).fill('6 001')
    await expect(main.getByRole('heading', { name: text.elsewhere })).toBeVisible()
    await main.getByRole('button', { name: text.again }).click()
    await expect(main.getByLabel(text.amount, { exact: true })).toHaveValue('6 000')
  })

  await test.step('it is checked, and sent once', async () => {
    await button(text.proceed).click()
    const account = main.getByLabel(text.account, { exact: true })
    await account.fill('12345678904')
    for (const check of text.checks) await main.getByLabel(check).check()
    await button(text.send).click()
    await expect(main.getByText(text.badAccount).first()).toBeVisible()
    await expectAccessible()
    await account.fill('1234 56 78903')
    await button(text.send).click()
    await expect(main.getByRole('heading', { name: text.thanks })).toBeVisible()
    await expectAccessible()
  })

  const desk = await openDesk(browser, 'health')
  await test.step('staff change what counts of it, and approve', async () => {
    await desk.goto(`/ansatt/saker?name=${encodeURIComponent(name.split(' ')[0] ?? '')}`)
    await desk.getByRole('link', { name }).click()
    await desk.getByRole('button', { name: 'Endre hva som teller av Tannlege' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Beløp som teller, i kroner').fill('3000')
    await dialog.getByLabel('Begrunnelse').fill('Bleking dekkes ikke.')
    await dialog.getByRole('button', { name: 'Lagre' }).click()
    await expect(desk.getByText('Endringen er lagret.')).toBeVisible()
    await expect(desk.getByText('Bleking dekkes ikke.')).toBeVisible()
    await desk.getByRole('radio', { name: 'Innvilg' }).check()
    await expect(desk.getByText(/1\s100\skr utbetales/)).toBeVisible()
    await desk.getByRole('button', { name: 'Lagre vedtaket' }).click()
    await expect(desk.getByText(/har vedtatt:|er lagret:/)).toBeVisible()
    await graceIsOver(email)
  })

  await test.step('the applicant reads it with the reason', async () => {
    await main.getByRole('link', { name: text.toApplications }).click()
    await main.getByRole('link', { name: text.scheme }).click()
    await expect(async () => {
      await page.reload()
      await expect(main.getByText(text.granted).first()).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await expect(main.getByText('Bleking dekkes ikke.')).toBeVisible()
    await expect(main.getByText(/1\s100\skr/).first()).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })
  await desk.context().close()
})

test('what came back, what was rejected and what staff wait for have their way on', async ({
  page,
  expectAccessible,
}) => {
  const main = page.getByRole('main')
  await logIn(page, 'student-health-returned@trivsel.example')
  await page.goto('/min-side')
  await main.getByRole('link', { name: 'Oppgi en annen konto' }).click()
  await expect(main.getByLabel('Nytt kontonummer')).toBeVisible()
  await expectAccessible()
  await logIn(page, 'student-health-asked@trivsel.example')
  await page.goto('/min-side/helse/refusjon/endre')
  await main
    .getByRole('link', { name: /Tannlege/ })
    .first()
    .click()
  await expect(
    main.getByText('Vi ser ikke datoen på kvitteringen.', { exact: false }),
  ).toBeVisible()
  await expectAccessible()
  await logIn(page, 'student-health-rejected@trivsel.example')
  await page.goto('/min-side/helse/refusjon/soknad')
  await main
    .getByRole('link', { name: /Tannlege/ })
    .first()
    .click()
  await expect(main.getByText('Kvitteringen er i et annet navn enn ditt.').first()).toBeVisible()
  await expectAccessible()
})
