import { accessibilityFaults } from '../../../../../e2e/support/accessibility-faults.ts'
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

const applications = {
  no: '/min-side/helse/refusjon/soknad',
  en: '/en/my-page/health/refund/application',
}
const words = {
  no: {
    upheld: 'Du fikk medhold, og vedtaket er endret',
    letters: ['Les brevet på norsk (PDF)', 'Les brevet på engelsk (PDF)'],
    onItsWay: 'Innvilget, og pengene er på vei',
  },
  en: {
    upheld: 'We agree with you, and the decision is changed',
    letters: ['Read the letter in Norwegian (PDF)', 'Read the letter in English (PDF)'],
    onItsWay: 'Granted, and the money is on its way',
  },
} satisfies Record<Language, object>

test.use({ allowedErrors: [/status of (409|422)/] })

test('an appeal is answered by somebody else, and the applicant reads the letter', async ({
  page,
  browser,
  expectAccessible,
}, testInfo) => {
  test.slow()
  // Each is answered once: language and screen have applicants of their own.
  const language = isPhone(testInfo) ? 'en' : 'no'
  const [email, name] =
    language === 'en'
      ? ['student-health-appealed-too@trivsel.example', 'Jonas Vik']
      : ['student-health-appealed@trivsel.example', 'Nora Berg']

  await test.step('who rejected it leaves the appeal to a colleague', async () => {
    const desk = await openDesk(browser, 'health')
    await desk.goto('/ansatt/helse/etter-vedtak')
    await desk.getByRole('main').getByRole('link', { name }).click()
    await expect(desk.getByText('Du var med på vedtaket.', { exact: false })).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Svar på klagen' })).toHaveCount(0)
    await desk.context().close()
  })

  await test.step('the colleague upholds it', async () => {
    const desk = await openDesk(browser, 'health-too')
    const main = desk.getByRole('main')
    await desk.goto('/ansatt/helse/etter-vedtak')
    await main.getByRole('link', { name }).click()
    await desk.getByRole('button', { name: 'Svar på klagen' }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Vedtaket endres' }).check()
    await expect(dialog.getByText('Den nye summen er 1 115 kr.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Send svaret' }).click()
    const reason = dialog.getByLabel('Begrunnelse')
    await expect(reason).toHaveAccessibleDescription(/Skriv/)
    await reason.fill('Bekreftelsen viser at navnet er ditt.')
    await dialog.getByRole('button', { name: 'Send svaret' }).click()
    await expect(desk.getByText('Svaret er sendt til søkeren.').first()).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Vedtak etter klage' })).toBeVisible()
    await desk.context().close()
  })

  await test.step('the applicant reads the answer and the letters', async () => {
    const text = words[language]
    const main = page.getByRole('main')
    await logIn(page, email)
    await page.goto(applications[language])
    await main
      .getByRole('link', { name: /Tannlege|Dental/ })
      .first()
      .click()
    await expect(main.getByText(text.onItsWay)).toBeVisible()
    await expect(main.getByText(text.upheld)).toBeVisible()
    await expect(main.getByText('Bekreftelsen viser at navnet er ditt.').first()).toBeVisible()
    for (const label of text.letters) {
      const address = await main.getByRole('link', { name: label }).first().getAttribute('href')
      const letter = await page.request.get(address ?? '')
      expect(letter.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
      })
    }
    await expectAccessible()
    await expectNoSidewaysScroll(page)
  })
})

test('an appeal is written, sent and withdrawn by its applicant', async ({
  page,
  expectAccessible,
}, testInfo) => {
  test.skip(!isPhone(testInfo), 'one appeal of one application at a time')
  const main = page.getByRole('main')
  await logIn(page, 'student-health-rejected@trivsel.example')
  await page.goto(applications.no)
  await main
    .getByRole('link', { name: /Tannlege/ })
    .first()
    .click()
  await main.getByRole('button', { name: 'Skriv en klage' }).click()
  const field = main.getByLabel('Klagen din')
  await expect(field).toBeFocused()
  await main.getByRole('button', { name: 'Send klagen' }).click()
  await expect(main.getByText('Skriv hva du klager på.')).toBeVisible()
  await field.fill('Kvitteringen står i mitt gamle navn.')
  await page.reload()
  await expect(field).toHaveValue('Kvitteringen står i mitt gamle navn.')
  await expectAccessible()
  await main.getByRole('button', { name: 'Send klagen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send klagen' }).click()
  await expect(main.getByText('Vi har fått klagen.', { exact: false })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Klage', exact: true })).toBeFocused()
  await main.getByRole('button', { name: 'Trekk klagen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Trekk klagen' }).click()
  await expect(main.getByText('Trukket', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Skriv en klage' })).toBeVisible()
})

test('a correction is confirmed by a colleague, and what is claimed comes back', async ({
  page,
  browser,
  expectAccessible,
}, testInfo) => {
  test.skip(isPhone(testInfo), 'one correction of one application at a time')
  test.slow()
  const name = 'Aisha Noor'
  const proposer = await openDesk(browser, 'health')
  const colleague = await openDesk(browser, 'health-too')

  await test.step('the proposer cannot confirm it, and a colleague does', async () => {
    await proposer.goto('/ansatt/helse/etter-vedtak')
    await proposer.getByRole('main').getByRole('link', { name }).click()
    await expect(proposer.getByText('Du har foreslått rettelsen.', { exact: false })).toBeVisible()
    await expect(proposer.getByRole('button', { name: 'Bekreft rettelsen' })).toHaveCount(0)
    await colleague.goto('/ansatt/helse/etter-vedtak')
    await colleague.getByRole('main').getByRole('link', { name }).click()
    await colleague.getByRole('button', { name: 'Bekreft rettelsen' }).click()
    const dialog = colleague.getByRole('dialog')
    await expect(dialog.getByText('Søkeren får et nytt vedtak på 825 kr.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Bekreft rettelsen' }).click()
    await expect(colleague.getByText('Rettelsen er bekreftet.').first()).toBeVisible()
    await expect(colleague.getByRole('heading', { name: 'Krav om tilbakebetaling' })).toBeVisible()
  })

  await test.step('the applicant is shown how to pay back', async () => {
    const main = page.getByRole('main')
    await logIn(page, 'student-health-corrected@trivsel.example')
    await page.goto('/min-side')
    await main.getByRole('link', { name: 'Se hvordan du betaler' }).click()
    await expect(main.getByText('Merk betalingen med')).toBeVisible()
    await expect(main.getByText('290 kr').first()).toBeVisible()
    await expectAccessible()
  })

  await test.step('what came is registered by one and confirmed by the other', async () => {
    await proposer.reload()
    await proposer.getByRole('button', { name: 'Registrer innbetaling' }).click()
    const dialog = proposer.getByRole('dialog')
    await dialog.getByLabel('Beløp i kroner').fill('291')
    await dialog.getByLabel('Dagen pengene kom').fill(osloDate(new Date()))
    await dialog.getByRole('button', { name: 'Registrer' }).click()
    await expect(dialog.getByText('høyst det som gjenstår', { exact: false }).first()).toBeVisible()
    await dialog.getByLabel('Beløp i kroner').fill('290')
    await dialog.getByRole('button', { name: 'Registrer' }).click()
    await expect(dialog).toHaveCount(0)
    await colleague.reload()
    expect(await accessibilityFaults(colleague, [])).toEqual([])
    await colleague.getByRole('button', { name: /^Bekreft/ }).click()
    await colleague
      .getByRole('dialog')
      .getByRole('button', { name: /^Bekreft/ })
      .click()
    await expect(
      colleague.getByText('Det gjenstår ingenting å betale tilbake.').first(),
    ).toBeVisible()
    await page.reload()
    await expect(page.getByRole('main').getByText('Merk betalingen med')).toHaveCount(0)
  })
  await proposer.context().close()
  await colleague.context().close()
})

test('what staff follow up after decisions fits a narrow screen', async ({ browser }, testInfo) => {
  test.skip(isPhone(testInfo), 'the screen is set here')
  const desk = await openDesk(browser, 'health-too')
  for (const address of ['/ansatt/helse/etter-vedtak', '/ansatt/helse/tall']) {
    await desk.goto(address)
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessibilityFaults(desk, [])).toEqual([])
    await expectNoSidewaysScroll(desk)
  }
  await desk.context().close()
})
