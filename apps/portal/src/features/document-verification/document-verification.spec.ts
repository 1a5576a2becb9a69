import { expect, expectNoSidewaysScroll, languages, test } from '../../../../../e2e/support/test.ts'

const texts = {
  no: {
    page: '/verifiser',
    heading: 'Kontroller et brev fra oss',
    field: 'Kode',
    check: 'Kontroller brevet',
    again: 'Kontroller et annet brev',
    required: 'Skriv inn koden som står i brevet.',
    notFound: 'Vi har ikke skrevet noe brev med denne koden.',
    tooMany: 'Det er prøvd for mange koder',
    valid: 'Brevet er fra oss',
    row: 'Statsborgerskap Vietnam',
    over: 'Brevet gjelder ikke lenger',
    gone: 'Brevet var gyldig fra 4. juni 2026 til 1. oktober 2026.',
    why: 'Hele beløpet står ikke lenger på kontoen.',
  },
  en: {
    page: '/en/verify',
    heading: 'Check a letter from us',
    field: 'Code',
    check: 'Check the letter',
    again: 'Check another letter',
    required: 'Enter the code from the letter.',
    notFound: 'We have not issued a letter with this code.',
    tooMany: 'Too many codes that do not exist have been tried.',
    valid: 'The letter is from us',
    row: 'Citizenship Vietnam',
    over: 'The letter is no longer valid',
    gone: 'The letter was valid from 4 June 2026 to 1 October 2026.',
    why: 'The whole amount is no longer in the account. Ask the student for a new letter',
  },
} as const

const valid = {
  state: 'valid',
  says: {
    fullName: 'Mai Thi Nguyễn',
    birthDate: '2001-08-15',
    citizenship: 'VN',
    institution: 'UiO',
    semesters: ['2026H', '2027V'],
    amountOre: 16_685_900,
    receivedOn: '2026-06-03',
    accountHolder: 'Trivsel',
    writtenOn: '2026-06-04',
  },
  institution: { no: 'Universitetet i Oslo', en: 'University of Oslo' },
}
const revoked = {
  state: 'revoked',
  issuedOn: '2026-06-04',
  revokedOn: '2026-10-01',
  because: 'money-gone',
}

test.use({ allowedErrors: [/status of (404|429)/] })

for (const language of languages) {
  const text = texts[language]

  test(`a letter is checked by its code (${language})`, async ({ page, expectAccessible }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const answerWith = (status: number, json: unknown) =>
      page.route('**/api/frontend/document-checks', (route) => route.fulfill({ status, json }))

    await page.goto(text.page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.heading)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const field = page.getByRole('textbox', { name: text.field, exact: true })

    await test.step('a missing code and an unknown code are reported', async () => {
      await page.getByRole('button', { name: text.check }).click()
      await expect(page.getByRole('alert')).toContainText(text.required)
      await field.fill('zzzz zzzz zzzz zzzz')
      await field.press('Enter')
      await expect(page.getByRole('alert')).toContainText(text.notFound)
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('too many attempts are refused with a message', async () => {
      await answerWith(429, { error: 'TOO_MANY_ATTEMPTS' })
      await field.press('Enter')
      await expect(page.getByRole('alert')).toContainText(text.tooMany)
    })

    await test.step('a code of ours shows what the letter says', async () => {
      await answerWith(200, valid)
      await field.press('Enter')
      await expect(page.getByRole('status')).toBeFocused()
      await expect(page.getByRole('status')).toContainText(text.valid)
      await expect(page.getByRole('row', { name: text.row })).toBeVisible()
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })

    await test.step('the camera’s address checks at once, and no server sees its code', async () => {
      await answerWith(200, revoked)
      await page.goto('about:blank')
      await page.goto(`${text.page}#code=KQ7M3WPRX8TZN5HV`)
      await expect(page.getByRole('status')).toContainText(text.over)
      await expect(page.getByRole('status')).toContainText(text.gone)
      await expect(page.getByRole('status')).toContainText(text.why)
      await expect(page.getByRole('row')).toHaveCount(0)
      await expectAccessible()
      // Playwright writes the part behind the # of the page alone, which is never sent.
      expect(asked.filter((url) => (url.split('#')[0] ?? '').includes('KQ7M'))).toEqual([])
      await page.getByRole('button', { name: text.again }).click()
      await expect(field).toBeVisible()
    })
  })
}
