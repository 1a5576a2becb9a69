import { locales } from '@trivsel/content-contract/locales'
import { ownSite } from './support/addresses.ts'
import { logIn } from './support/people.ts'
import { expect, expectNoSidewaysScroll, type Language, test } from './support/test.ts'

const words = {
  en: {
    account: '/en/my-page/deposit-account',
    form: '/en/my-page/deposit-account/refund',
    apply: 'Apply for a refund',
    proceed: 'Continue',
    required: ['Bank Account Number is a required field', 'Please upload an attachment'],
    invalid: 'Invalid norwegian account number',
    accountNumber: 'Bank account number',
    files: 'Attachments',
    tooLarge: 'The file you tried to upload is too large (a maximum of 10MB in total is allowed).',
    refused: /cannot be attached|We cannot open/,
    remove: (name: string) => `Remove ${name}`,
    back: 'Back',
    check: 'Check your answers',
    change: 'Change Payout',
    paidTo: 'will be paid back to account •••••••••03',
    send: 'Send the application',
    thanks: 'Thank you, we have received your application',
    toAccount: 'To the deposit account',
    applied: 'We have received your application for a refund',
    event: 'You applied for a refund',
    waiting: 'You can have only one active application at a time.',
    notEligible: 'You are not eligible to apply for a refund',
    refunded: 'You have already been refunded, you cannot apply again',
    edit: 'Edit your application',
    noId: 'First you need a national identity number',
    otherWay: 'I cannot use the ordinary form',
    reason: 'My application for a residence permit was rejected',
    payee: 'Payee',
    details: 'Where the money should go',
  },
  no: {
    account: '/min-side/depositumskonto',
    form: '/min-side/depositumskonto/tilbakebetaling',
    apply: 'Søk om tilbakebetaling',
    proceed: 'Fortsett',
    required: ['Skriv kontonummeret ditt', 'Du må legge ved minst én fil.'],
    invalid: 'Dette er ikke et norsk kontonummer',
    accountNumber: 'Kontonummer',
    files: 'Vedlegg',
    tooLarge: 'Filen du prøvde å laste opp, er for stor (maksimalt 10 MB til sammen).',
    refused: /kan ikke legges ved|Vi får ikke åpnet/,
    remove: (name: string) => `Fjern ${name}`,
    back: 'Tilbake',
    check: 'Kontroller svarene',
    change: 'Endre Utbetaling',
    paidTo: 'betales tilbake til konto •••••••••03',
    send: 'Send søknaden',
    thanks: 'Takk, vi har fått søknaden din',
    toAccount: 'Til depositumskontoen',
    applied: 'Vi har fått søknaden om tilbakebetaling',
    event: 'Du søkte om tilbakebetaling',
    waiting: 'Du kan bare ha én søknad om gangen.',
    notEligible:
      'Du kan ikke søke om tilbakebetaling, for hele beløpet er ikke kommet inn på kontoen.',
    refunded: 'Pengene er betalt tilbake, så du kan ikke søke på nytt.',
    edit: 'Endre søknaden',
    noId: 'Først trenger du fødselsnummer',
    otherWay: 'Jeg kan ikke bruke det vanlige skjemaet',
    reason: 'Jeg har fått avslag på søknaden om oppholdstillatelse',
    payee: 'Mottaker',
    details: 'Hvor pengene skal',
  },
} satisfies Record<Language, object>

const type = 'application/pdf'
/** The least that is a PDF: a page with nothing on it. */
const right = {
  name: 'bank-statement.pdf',
  mimeType: type,
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
const wrong = { name: 'program.pdf', mimeType: type, buffer: Buffer.from('MZ is no PDF') }
const large = { name: 'large.pdf', mimeType: type, buffer: Buffer.alloc(10 * 1_048_576 + 1) }

test.describe('a refund', () => {
  test.use({ allowedErrors: [/422/] })

  for (const language of locales)
    test(`is asked for (${language})`, async ({ page, expectAccessible }) => {
      test.slow()
      const text = words[language]
      const number = page.getByLabel(text.accountNumber, { exact: true })
      const files = page.getByLabel(text.files, { exact: true })
      const button = (name: string) => page.getByRole('button', { name })
      // Each asks once: language and screen have students of their own.
      const student = language === 'en' ? 'student-ready' : 'student-ready-too'
      await logIn(page, `${student}@trivsel.example`)

      await test.step('from the page of the account to the form', async () => {
        await page.goto(text.account)
        await page.getByRole('link', { name: text.apply }).click()
        await expect(page).toHaveURL(`${text.form}?page=1`)
      })

      await test.step('what is missing is named, and so is a wrong number', async () => {
        await button(text.proceed).click()
        await expect(page.getByRole('alert')).toBeFocused()
        for (const required of text.required)
          await expect(page.getByRole('alert')).toContainText(required)
        await number.fill('12345678904')
        await button(text.proceed).click()
        await expect(page.getByRole('alert').first()).toContainText(text.invalid)
        await expectAccessible()
        await expectNoSidewaysScroll(page)
      })

      await test.step('files that are too large do not go on', async () => {
        await number.fill('1234 56 78903')
        await files.setInputFiles([large])
        await expect(page.getByText(text.tooLarge).first()).toBeVisible()
        await button(text.proceed).click()
        await expect(page).toHaveURL(`${text.form}?page=1`)
        await button(text.remove(large.name)).click()
      })

      await test.step('a reload leaves neither number nor files in the browser', async () => {
        await page.reload()
        await expect(number).toHaveValue('')
        const kept = await page.evaluate(() =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        )
        expect(kept).not.toContain('1234')
        await page.goto(`${text.form}?page=2`)
        await expect(page).toHaveURL(`${text.form}?page=1`)
      })

      await test.step('a file that is none is refused by its name, and the way back keeps the rest', async () => {
        await number.fill('1234.56.78903')
        await files.setInputFiles([wrong])
        await button(text.proceed).click()
        await expect(page).toHaveURL(`${text.form}?page=2`)
        await expect(page.getByRole('heading', { name: text.check })).toBeFocused()
        await expect(page.getByRole('definition').filter({ hasText: '•••••••••03' })).toBeVisible()
        await expect(page.getByText(text.paidTo)).toBeVisible()
        await expect(page.getByText('1234')).toHaveCount(0)
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        await button(text.send).click()
        await expect(page.getByRole('alert')).toContainText(text.refused)
        await expect(page.getByRole('alert')).toContainText(wrong.name)
        await page.getByRole('link', { name: text.change }).click()
        await expect(number).toBeFocused()
        await expect(number).toHaveValue('1234.56.78903')
        await button(text.remove(wrong.name)).click()
        await files.setInputFiles([right])
        await button(text.proceed).click()
      })

      await test.step('sent once, however often it is pressed', async () => {
        let requests = 0
        page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().includes('refund-application'))
            requests += 1
        })
        await button(text.send).evaluate((found) => {
          for (let press = 0; press < 5; press += 1) (found as HTMLButtonElement).click()
        })
        await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible()
        await expect(page).toHaveURL(`${text.form}?page=3`)
        expect(requests).toBe(1)
        await expectAccessible()
      })

      await test.step('the account says so, and there is no second form', async () => {
        await page.getByRole('link', { name: text.toAccount }).click()
        await expect(page.getByRole('heading', { name: text.applied })).toBeVisible()
        await expect(page.getByText(text.event, { exact: true })).toBeVisible()
        await expectAccessible()
        await page.goto(text.form)
        await expect(page.getByText(text.waiting, { exact: false })).toBeVisible()
      })
    })

  test('that was rejected has its comment, and what was sent before stays', async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, 'student-refund-rejected@trivsel.example')
    await page.goto(words.en.account)
    await page.getByRole('link', { name: 'Edit and update' }).click()
    await expect(page.getByRole('heading', { name: words.en.edit })).toBeVisible()
    await expect(page.getByText('does not show the account number', { exact: false })).toBeVisible()
    await expect(page.getByText('We have •••••••••03.', { exact: false })).toBeVisible()
    await expect(page.getByText('bank-statement.pdf')).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: words.en.proceed }).click()
    await expect(page).toHaveURL(`${words.en.form}?page=2`)
    await expect(page.getByText(words.en.paidTo)).toBeVisible()
  })

  test('needs a national id, or goes another way (no)', async ({ page, expectAccessible }) => {
    const text = words.no
    await logIn(page, 'student-paid@trivsel.example')
    // As if the test had not been run before.
    const draft = '/api/frontend/user/udi-account/refund-application/draft'
    await page.request.put(draft, { headers: ownSite, data: {} })
    await page.goto(text.form)
    await expect(page.getByRole('heading', { name: text.noId })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: text.otherWay }).click()
    await page.getByRole('radio', { name: text.reason }).check()
    await page.getByLabel(text.payee, { exact: true }).fill('Sofia Castillo')
    await page.getByLabel(text.details).fill('Banco de Chile')
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    const kept = async () => (await (await page.request.get(draft)).json()).values?.payeeName
    await expect.poll(kept).toBe('Sofia Castillo')
    await page.reload()
    await expect(page.getByLabel(text.payee, { exact: true })).toHaveValue('Sofia Castillo')
    await expect(page.getByLabel(text.details)).toHaveValue('')
  })

  test('is not for students who have not paid, or were refunded', async ({ page }) => {
    for (const language of locales) {
      await logIn(page, 'student-short@trivsel.example')
      await page.goto(words[language].form)
      await expect(page.getByText(words[language].notEligible)).toBeVisible()
      await logIn(page, 'student-refund-approved@trivsel.example')
      await page.goto(words[language].form)
      await expect(page.getByText(words[language].refunded)).toBeVisible()
    }
  })
})
