import { logIn, memberEmail, openMyPageMenu, password } from './support/people.ts'
import { expect, languages, test } from './support/test.ts'
import { texts } from './support/texts.ts'

for (const language of languages) {
  const text = texts[language]

  test.describe(`login (${language})`, () => {
    test('says what is missing and puts the focus there', async ({ page, expectAccessible }) => {
      await page.goto(text.login)
      const submit = page.getByRole('main').getByRole('button', { name: text.loginHeading })
      await submit.click()
      await expect(page.getByText(text.emailRequired)).toBeVisible()
      await expect(page.getByText(text.passwordRequired)).toBeVisible()
      await expect(page.getByLabel(text.email, { exact: true })).toBeFocused()
      await expectAccessible()
      await page.getByLabel(text.email, { exact: true }).fill('ikke en adresse')
      await submit.click()
      await expect(page.getByText(text.emailInvalid)).toBeVisible()
    })

    test.describe('with a wrong password', () => {
      test.use({ allowedErrors: [/401/] })

      test('keeps the email and says so, the same for an unknown account', async ({ page }) => {
        for (const email of ['visitor@trivsel.example', `nobody-${Date.now()}@trivsel.example`]) {
          await page.goto(text.login)
          await page.getByLabel(text.email, { exact: true }).fill(email)
          await page.getByLabel(text.password, { exact: true }).fill('feil passord')
          await page.keyboard.press('Enter')
          await expect(page.getByRole('alert').filter({ hasText: text.wrongLogin })).toBeFocused()
          await expect(page.getByLabel(text.email, { exact: true })).toHaveValue(email)
        }
      })
    })

    test('logging out ends the session and shows nothing personal', async ({ page, isMobile }) => {
      await logIn(page, memberEmail(language === 'no' ? 15 : 16))
      await page.goto(text.front)
      if (isMobile) await page.getByRole('button', { name: text.menu }).click()
      await page.getByRole('button', { name: text.logOut }).click()
      await expect(page.getByRole('button', { name: text.logOut })).toHaveCount(0)
      const session = await page.request.get('/api/frontend/session')
      expect(await session.json()).toEqual({ user: null })
    })

    test.describe('without the network', () => {
      test.use({ allowedErrors: [/ERR_FAILED/] })

      test('logging out says that it did not work', async ({ page, expectAccessible }) => {
        await logIn(page, memberEmail(language === 'no' ? 13 : 14))
        await page.goto(text.mySports)
        await page.route('**/api/auth/sign-out', (route) => route.abort())
        const menu = await openMyPageMenu(page)
        const logOut = menu.getByRole('button', { name: text.logOut })
        await logOut.click()
        await expect(page.getByRole('alert').filter({ hasText: text.logOutFailed })).toBeVisible()
        await expectAccessible()
        await page.unroute('**/api/auth/sign-out')
        await logOut.click()
        await expect(page).toHaveURL(text.front)
        await expect(page.getByRole('button', { name: text.logOut })).toHaveCount(0)
      })
    })
  })
}

test.describe('the way back after login', () => {
  test.skip(({ isMobile }) => isMobile, 'the width makes no difference')

  for (const callback of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ])
    test(`never leads to another site: ${callback}`, async ({ page, isMobile }) => {
      await page.goto(`/logg-inn?callback=${encodeURIComponent(callback)}`)
      await page.getByLabel('E-post', { exact: true }).fill(memberEmail(isMobile ? 18 : 17))
      await page.getByLabel('Passord', { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/min-side/trening')
    })
})
