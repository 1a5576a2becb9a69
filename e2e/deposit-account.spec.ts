import { locales } from '@trivsel/content-contract/locales'
import { logIn, memberEmail } from './support/people.ts'
import { enterAsDemoStaff } from './support/staff.ts'
import { expect, expectNoSidewaysScroll, type Language, test } from './support/test.ts'

const words = {
  en: {
    account: '/en/my-page/deposit-account',
    form: '/en/my-page/deposit-account/application',
    otherForm: '/min-side/depositumskonto/soknad',
    apply: 'Apply for a deposit account',
    proceed: 'Continue',
    required: [
      'Please fill in the form correctly',
      'Surname is a required field',
      'Birth date is a required field',
    ],
    dateFormat: 'Must me dd.mm.yyyy format',
    lastName: 'Surname',
    birthDate: 'Birth date',
    country: 'Nationality',
    institution: 'Institution',
    program: 'Study program',
    kept: 'What you have filled in is saved.',
    degree: 'Select your study degree',
    two: 'Two semesters',
    autumn: 'Autumn',
    master: 'Master',
    send: 'Send the application',
    back: 'Back',
    details: 'Details',
    check: 'Check your answers',
    change: 'Change About your studies',
    studies: 'About your studies',
    next: 'What happens after you send',
    thanks: 'Thank you, we have received your application',
    toAccount: 'To the deposit account',
    applied: 'We have received your application',
    sent: 'You sent the application',
    waiting:
      'We have received your application and will answer as soon as we can. You cannot edit it now.',
    vietnam: 'Vietnam',
  },
  no: {
    account: '/min-side/depositumskonto',
    form: '/min-side/depositumskonto/soknad',
    otherForm: '/en/my-page/deposit-account/application',
    apply: 'Søk om depositumskonto',
    proceed: 'Fortsett',
    required: ['Fyll ut skjemaet riktig', 'Skriv etternavnet ditt', 'Skriv fødselsdatoen din'],
    dateFormat: 'Skriv datoen slik: dd.mm.åååå',
    lastName: 'Etternavn',
    birthDate: 'Fødselsdato',
    country: 'Statsborgerskap',
    institution: 'Institusjon',
    program: 'Studieprogram',
    kept: 'Det du har fylt ut, er lagret.',
    degree: 'Velg graden din',
    two: 'To semestre',
    autumn: 'Høst',
    master: 'Master',
    send: 'Send søknaden',
    back: 'Tilbake',
    details: 'Opplysninger',
    check: 'Kontroller svarene',
    change: 'Endre Om studiene',
    studies: 'Om studiene',
    next: 'Dette skjer når du har sendt',
    thanks: 'Takk, vi har fått søknaden din',
    toAccount: 'Til depositumskontoen',
    applied: 'Vi har fått søknaden din',
    sent: 'Du sendte søknaden',
    waiting: 'Søknaden er sendt, og vi svarer så snart vi kan. Du kan ikke endre den nå.',
    vietnam: 'Vietnam',
  },
} satisfies Record<Language, object>

for (const language of locales)
  test(`a student applies for a deposit account (${language})`, async ({
    page,
    expectAccessible,
    isMobile,
  }) => {
    const text = words[language]
    const field = (label: string) => page.getByLabel(label, { exact: true })
    // Each has an application once: language and screen have students of their own.
    await logIn(page, memberEmail(9 + (language === 'en' ? 1 : 0) + (isMobile ? 2 : 0)))

    await test.step('from the page of the account to the form', async () => {
      await page.goto(text.account)
      await page.getByRole('link', { name: text.apply }).click()
      await expect(page).toHaveURL(`${text.form}?page=1`)
    })

    await test.step('what is missing is named, in the words of the form', async () => {
      await field(text.lastName).fill(' ')
      await field(text.birthDate).fill('')
      await page.getByRole('button', { name: text.proceed }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      for (const required of text.required)
        await expect(page.getByRole('alert')).toContainText(required)
      await field(text.birthDate).fill('2003/05/04')
      await page.getByRole('button', { name: text.proceed }).click()
      await expect(page.getByRole('alert')).toContainText(text.dateFormat)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('BI asks for the degree', async () => {
      await field(text.institution).selectOption('BI')
      await page.getByRole('button', { name: text.proceed }).click()
      await expect(page.getByRole('alert')).toContainText(text.degree)
      await expect(page.getByRole('radio', { name: text.master })).toBeVisible()
    })

    await test.step('what is filled in is there after a reload, and in the other language', async () => {
      await field(text.lastName).fill('Nguyễn')
      await field(text.birthDate).fill('4.5.2003')
      await field(text.country).selectOption(text.vietnam)
      await field(text.institution).selectOption('UiO')
      await field(text.program).fill('Informatics')
      await page.getByRole('radio', { name: text.two }).check()
      await page.getByRole('radio', { name: text.autumn }).check()
      await expect(page.getByRole('status').filter({ hasText: text.kept })).toBeVisible()
      await page.reload()
      await expect(field(text.lastName)).toHaveValue('Nguyễn')
      await page.goto(text.otherForm)
      await expect(page.locator('#application-studyProgram')).toHaveValue('Informatics')
      await page.goto(`${text.form}?page=3`)
      await expect(page).toHaveURL(`${text.form}?page=1`)
      await expect(page.getByRole('radio', { name: text.two })).toBeChecked()
    })

    await test.step('all of it is checked; the way back keeps it', async () => {
      await page.getByRole('button', { name: text.proceed }).click()
      await expect(page).toHaveURL(`${text.form}?page=2`)
      await expect(page.getByRole('heading', { name: text.check })).toBeFocused()
      await expect(page.getByRole('heading', { name: text.next })).toBeVisible()
      await expect(page.getByText('04.05.2003')).toBeVisible()
      await page.reload()
      await expect(page.getByText('04.05.2003')).toBeVisible()
      await expect(page).toHaveURL(`${text.form}?page=2`)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await page.goBack()
      await expect(page).toHaveURL(`${text.form}?page=1`)
      await expect(field(text.lastName)).toHaveValue('Nguyễn')
      await page.getByRole('button', { name: text.proceed }).click()
      await page.getByRole('button', { name: text.back }).click()
      await expect(page).toHaveURL(`${text.form}?page=1`)
      await expect(page.getByRole('heading', { name: text.details })).toBeFocused()
      await page.getByRole('button', { name: text.proceed }).click()
    })

    await test.step('a part is changed by keyboard, and the way on leads to the check', async () => {
      await page.getByRole('link', { name: text.change }).press('Enter')
      await expect(page).toHaveURL(`${text.form}?page=1#application-about-studies`)
      await expect(page.locator('legend', { hasText: text.studies })).toBeFocused()
      await expect(field(text.program)).toHaveValue('Informatics')
      await field(text.program).fill('Informatics and music')
      await page.getByRole('button', { name: text.proceed }).click()
      await expect(page).toHaveURL(`${text.form}?page=2`)
      await expect(page.getByRole('heading', { name: text.check })).toBeFocused()
      await expect(page.getByText('Informatics and music')).toBeVisible()
    })

    await test.step('sent once, however often it is pressed', async () => {
      let requests = 0
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('account-application'))
          requests += 1
      })
      await page.getByRole('button', { name: text.send }).evaluate((button) => {
        for (let press = 0; press < 5; press += 1) (button as HTMLButtonElement).click()
      })
      await expect(page.getByRole('heading', { name: text.thanks })).toBeFocused()
      await expect(page).toHaveURL(`${text.form}?page=3`)
      expect(requests).toBe(1)
      await expectAccessible()
    })

    await test.step('the account says what has happened, and there is no second form', async () => {
      await page.getByRole('link', { name: text.toAccount }).click()
      await expect(page.getByRole('heading', { name: text.applied })).toBeVisible()
      await expect(page.getByText(text.sent)).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await page.goto(text.form)
      await expect(page.getByText(text.waiting)).toBeVisible()
    })
  })

test.describe('an account', () => {
  test('of which a part has come says what is missing, and how it is paid', async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, 'student-short@trivsel.example')
    await page.goto(words.en.account)
    await expect(page.getByText(/1\s859\skr is missing/)).toBeVisible()
    await expect(page.getByText('DUE', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'View UDI Letter' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Copy IBAN' })).toBeVisible()
    await expect(page.getByText('Do not pay to this account', { exact: false })).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the invoice' }).click()
    expect((await download).suggestedFilename()).toMatch(/^\d{6}\.pdf$/)
  })

  test.describe('when the network is cut', () => {
    test.use({ allowedErrors: [/ERR_FAILED/] })

    test('says that the invoice was not downloaded, until it is read', async ({ page }) => {
      await logIn(page, 'student-short@trivsel.example')
      await page.goto(words.en.account)
      await page.route('**/invoices/*', (route) => route.abort())
      await page.getByRole('button', { name: 'Download the invoice' }).click()
      const message = page.getByText('Something went wrong when downloading your invoice')
      await expect(message).toBeVisible()
    })
  })

  test('that is paid has the letter', async ({ page, expectAccessible }) => {
    await logIn(page, 'student-paid@trivsel.example')
    await page.goto(words.no.account)
    await expect(page.getByRole('heading', { name: 'Depositumskontoen er klar' })).toBeVisible()
    await expect(page.getByText('Betalt', { exact: true })).toBeVisible()
    await expectAccessible()
    await expectNoSidewaysScroll(page)
    const letter = page.getByRole('link', { name: 'Vis UDI-brevet' })
    const answer = await page.request.get((await letter.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
  })
})

test.describe('staff', () => {
  /** What is decided stays: a site of one's own is another one the next time. */
  test.skip(!process.env.E2E_DATABASE_URL, 'needs a site of its own')
  test.use({ allowedErrors: [/409/] })

  test('decide about an application, and take it back', async ({
    page,
    expectAccessible,
    isMobile,
  }) => {
    test.skip(isMobile, 'the width makes no difference')
    const student = 'Grace Wanjiru'
    await enterAsDemoStaff(page, 'caseworker')
    await page.goto('/ansatt/saker?kind=deposit-application')

    await test.step('the queue narrows down to a name, and leads to the case', async () => {
      await expect(page.getByRole('link', { name: student })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('link', { name: student }).click()
      await expect(page.getByRole('heading', { name: student })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Studiene' })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('somebody takes it', async () => {
      await page.getByRole('button', { name: 'Ta saken' }).click()
      await expect(page.getByText('Du har saken.')).toBeVisible()
    })

    const save = page.getByRole('button', { name: 'Lagre vedtaket' })
    await test.step('approving is refused while the figure of the year is missing', async () => {
      await save.click()
      await expect(page.getByRole('alert')).toContainText('Velg et vedtak.')
      await page.getByRole('radio', { name: 'Innvilg' }).check()
      await save.click()
      await expect(page.getByRole('alert')).toContainText('Beløpet for studieåret mangler.')
    })

    await test.step('asking for changes needs words, and opens the next case', async () => {
      await page.getByRole('radio', { name: 'Be om endringer' }).check()
      await save.click()
      await expect(page.getByRole('alert')).toContainText('Skriv hva søkeren skal få vite.')
      await page
        .getByLabel('Sett inn en mal')
        .selectOption({ label: 'Navnet er ikke som i passet' })
      await expect(page.getByLabel('Melding til søkeren')).toHaveValue(/exactly as in your/)
      await save.click()
      await expect(
        page.getByText(`Vedtaket for ${student} er lagret: be om endringer.`),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: student })).toHaveCount(0)
      await expectAccessible()
    })

    await test.step('and is withdrawn before anybody is notified', async () => {
      await page.getByRole('button', { name: 'Angre' }).click()
      await expect(page.getByText('Vedtaket er trukket tilbake.', { exact: false })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: student })).toBeVisible()
      await expect(save).toBeVisible()
    })
  })
})
