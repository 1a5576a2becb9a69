import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { linkInMail } from './support/mail.ts'
import { openMyPageMenu } from './support/people.ts'
import { privacyTexts } from './support/privacy-texts.ts'
import { profileTexts } from './support/profile-texts.ts'
import { expect, expectNoSidewaysScroll, type Language, languages, test } from './support/test.ts'
import { texts } from './support/texts.ts'

const words = {
  no: {
    signUp: '/registrering',
    signUpLink: 'Ny her? Registrer deg',
    sendLink: 'Send meg lenken',
    nationalId: 'Fødselsnummer (valgfritt)',
    nationalIdWrong: 'Skriv inn et gyldig fødselsnummer.',
    summary: 'Sjekk dette før du går videre',
    linkSent: /\/registrering\/lenke-sendt$/,
    linkSentText: 'Hvis adressen ikke er i bruk fra før, har vi sendt deg en lenke.',
    signUpMail: 'Fullfør registreringen',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    choosePassword: 'Lag et passord',
    showPassword: 'Vis passord',
    tooCommon: /for lett å gjette/,
    create: 'Opprett konto',
    success: /\/registrering\/fullfort/,
    resume: 'Gå videre',
    linkOver: /Lenken gjelder ikke lenger/,
    forgot: '/glemt-passord',
    forgotLink: 'Glemt passordet?',
    forgotSent: /gjelder i 30 minutter/,
    resetMail: 'Nytt passord',
    newPassword: 'Nytt passord',
    savePassword: 'Lagre passordet',
    resetDone: /Passordet er endret/,
    security: '/min-side/sikkerhet',
    changePassword: 'Bytt passord',
    changed: /Passordet er byttet/,
    loginAgain: 'Logg inn igjen',
  },
  en: {
    signUp: '/en/sign-up',
    signUpLink: 'New here? Sign up',
    sendLink: 'Send me the link',
    nationalId: 'National identity number (optional)',
    nationalIdWrong: 'Please enter a correct national identity number.',
    summary: 'Check this before you continue',
    linkSent: /\/en\/sign-up\/link-sent$/,
    linkSentText: 'If the address is not in use already, we have sent you a link.',
    signUpMail: 'Complete your sign-up',
    firstName: 'First name',
    lastName: 'Surname',
    choosePassword: 'Choose a password',
    showPassword: 'Show password',
    tooCommon: /too easy to guess/,
    create: 'Create account',
    success: /\/en\/sign-up\/success/,
    resume: 'Continue',
    linkOver: /The link no longer works/,
    forgot: '/en/forgot-password',
    forgotLink: 'Forgot your password?',
    forgotSent: /works for 30 minutes/,
    resetMail: 'Choose a new password',
    newPassword: 'New password',
    savePassword: 'Save the password',
    resetDone: /The password is changed/,
    security: '/en/my-page/security',
    changePassword: 'Change password',
    changed: /The password is changed/,
    loginAgain: 'Log in again',
  },
} as const satisfies Record<Language, object>

const firstPassword = 'fire rare gule ender'
const secondPassword = 'fem blå elger danser'
let made = 0
const newEmail = () => `ny-${Date.now()}-${process.pid}-${++made}@trivsel.example`

for (const language of languages) {
  const text = { ...texts[language], ...words[language] }
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
  const press = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true })

  async function askToSignUp(page: Page, email: string): Promise<string> {
    await field(page, text.email).fill(email)
    await press(page, text.sendLink).click()
    await expect(page).toHaveURL(text.linkSent)
    return linkInMail(page.request, { to: email, subject: text.signUpMail })
  }

  test.describe(`accounts (${language})`, () => {
    test.use({ allowedErrors: [/40[13]|410|422/] })

    test('a new person signs up, forgets the password, is back, and leaves', async ({
      page,
      expectAccessible,
      isMobile,
    }) => {
      const email = newEmail()
      let link = ''

      await test.step('from login, with the way back', async () => {
        const callback = encodeURIComponent(`${text.classes}?day=2026-11-25`)
        await page.goto(`${text.login}?callback=${callback}`)
        await page.getByRole('link', { name: text.signUpLink }).click()
        await expect(page).toHaveURL(`${text.signUp}?callback=${callback}`)
        await expectAccessible()
      })

      await test.step('sees what is wrong, and the focus moves there', async () => {
        await press(page, text.sendLink).click()
        const summary = page.getByRole('alert').filter({ hasText: text.summary })
        await expect(summary).toBeFocused()
        await expectAccessible()
        await summary.getByRole('link', { name: text.emailRequired }).press('Enter')
        await expect(field(page, text.email)).toBeFocused()
        await field(page, text.email).fill(email)
        await field(page, text.nationalId).fill('12345678901')
        await press(page, text.sendLink).click()
        await expect(page.getByText(text.nationalIdWrong).first()).toBeVisible()
        await field(page, text.nationalId).fill('')
      })

      await test.step('gets a link', async () => {
        link = await askToSignUp(page, email)
        await expect(page.getByText(text.linkSentText)).toBeVisible()
        expect(new URL(link).search).toBe('')
      })

      await test.step('completes with a name and a password', async () => {
        await page.goto(link)
        await field(page, text.firstName).fill('Åse')
        await field(page, text.lastName).fill('Nguyễn')
        await field(page, text.choosePassword).fill('sommeren2026')
        await press(page, text.create).click()
        await expect(page.getByText(text.tooCommon).first()).toBeVisible()
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        await field(page, text.choosePassword).fill(firstPassword)
        await page.getByRole('button', { name: text.showPassword }).click()
        await expect(field(page, text.choosePassword)).toHaveAttribute('type', 'text')
        await press(page, text.create).dblclick()
        await expect(page).toHaveURL(text.success)
        await expectAccessible()
        await page.getByRole('link', { name: text.resume }).click()
        await expect(page).toHaveURL(`${text.classes}?day=2026-11-25`)
        const session = await page.request.get('/api/frontend/session')
        expect(await session.json()).toMatchObject({ user: { firstName: 'Åse' } })
      })

      await test.step('cannot use the link again', async () => {
        await page.goto(link)
        await expect(page.getByText(text.linkOver)).toBeVisible()
      })

      await test.step('logs out', async () => {
        await page.goto(text.mySports)
        const menu = isMobile ? await openMyPageMenu(page) : page.getByRole('banner')
        await menu.getByRole('button', { name: text.logOut }).click()
        await expect(page).toHaveURL(text.front)
      })

      await test.step('resets a forgotten password', async () => {
        await page.goto(text.login)
        await page.getByRole('link', { name: text.forgotLink }).click()
        await expect(page).toHaveURL(text.forgot)
        await field(page, text.email).fill(email)
        await press(page, text.sendLink).click()
        await expect(page.getByText(text.forgotSent)).toBeVisible()
        await page.goto(await linkInMail(page.request, { to: email, subject: text.resetMail }))
        await field(page, text.newPassword).fill(secondPassword)
        await press(page, text.savePassword).click()
        await expect(page.getByText(text.resetDone)).toBeVisible()
        await expectAccessible()
      })

      await test.step('logs in with the new one', async () => {
        await page.goto(text.login)
        await field(page, text.email).fill(email)
        await field(page, text.password).fill(secondPassword)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(text.mySports)
      })

      await test.step('fills in the profile', async () => {
        const words = profileTexts[language]
        await page.goto(words.profile)
        await field(page, words.birthDate).fill('24.12.2001')
        await press(page, words.save).click()
        await expect(page.getByText(words.saved)).toBeVisible()
      })

      const privacy = privacyTexts[language]
      await test.step('takes the data along', async () => {
        await page.goto(privacy.privacy)
        const waiting = page.waitForEvent('download')
        await press(page, privacy.json).click()
        const file = await readFile(await (await waiting).path(), 'utf8')
        const { data } = JSON.parse(file)
        expect(data).toMatchObject({ user: [{ email }], profile: [{ birth_date: '2001-12-24' }] })
      })

      await test.step('deletes the account', async () => {
        await field(page, privacy.confirmation).fill(privacy.word)
        await field(page, privacy.password).fill(secondPassword)
        await press(page, privacy.delete).click()
        await expect(page.getByRole('heading', { name: privacy.deleted })).toBeFocused()
        await page.goto(text.login)
        await field(page, text.email).fill(email)
        await field(page, text.password).fill(secondPassword)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('alert')).toBeFocused()
      })
    })

    test('a session that ends while a form is filled in costs nothing', async ({
      page,
      expectAccessible,
    }) => {
      const email = newEmail()
      await page.goto(text.signUp)
      await page.goto(await askToSignUp(page, email))
      await field(page, text.firstName).fill('Per')
      await field(page, text.lastName).fill('Li')
      await field(page, text.choosePassword).fill(firstPassword)
      await press(page, text.create).click()
      await expect(page).toHaveURL(text.success)

      await page.goto(text.security)
      await expect(page.getByText(email)).toBeVisible()
      await page.locator('#change-password-currentPassword').fill(firstPassword)
      await page.locator('#change-password-password').fill(secondPassword)
      await page.context().clearCookies({ name: /session/ })
      await press(page, text.changePassword).click()
      const dialog = page.getByRole('dialog', { name: text.loginAgain })
      await expect(dialog.getByLabel(text.email, { exact: true })).toBeFocused()
      await expectAccessible()
      await dialog.getByLabel(text.email, { exact: true }).fill(email)
      await dialog.getByLabel(text.password, { exact: true }).fill(firstPassword)
      await dialog.getByRole('button', { name: text.loginHeading, exact: true }).click()
      await expect(page.getByText(text.changed)).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(text.security)
    })

    test('the way to log in from a mailed link keeps its token to itself', async ({ page }) => {
      await page.goto(`${text.signUp}`)
      await page.goto(await askToSignUp(page, newEmail()))
      await expect(field(page, text.firstName)).toBeVisible()
      const hrefs = await page
        .locator(`a[href*="${text.login}"]`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs.filter((href) => href?.includes('token'))).toEqual([])
    })
  })
}
