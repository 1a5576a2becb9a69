import type { Page } from '@playwright/test'
import { cmsUrl } from './support/addresses.ts'
import { type LoginStandIn, startLoginStandIn } from './support/login-stand-in.ts'
import { linkInMail } from './support/mail.ts'
import { type PortalProcess, startPortal } from './support/portal.ts'
import {
  expect,
  expectNoSidewaysScroll,
  hydrated,
  type Language,
  languages,
  test,
} from './support/test.ts'
import { texts } from './support/texts.ts'

const words = {
  no: {
    logIn: 'Logg inn med Feide',
    standIn: /stedfortreder på denne maskinen/,
    denied: /Du avbrøt innloggingen hos Feide/,
    failed: /kunne ikke bekreftes/,
    linkPage: '/logg-inn/feide',
    linkHeading: 'Koble til Feide',
    whose: (name: string, at: string) => `Du er logget inn i Feide som ${name} (${at}).`,
    signUp: 'Registrer deg',
    sendLink: 'Send meg lenken',
    signUpMail: 'Fullfør registreringen',
    firstName: 'Fornavn',
    lastName: 'Etternavn',
    choosePassword: 'Lag et passord',
    create: 'Opprett konto',
    success: /fullfort/,
    resume: 'Gå videre',
    link: 'Koble Feide til kontoen min',
    logInByNumber: 'Logg inn med ID-porten',
    numberPage: '/logg-inn/id-porten',
    byNumber: /Du er logget inn i ID-porten med fødselsnummer •+15/,
    linked: 'Feide er koblet til kontoen din.',
    security: '/min-side/sikkerhet',
    since: /Feide har vært koblet til kontoen din siden/,
    currentPassword: 'Passordet du har nå',
    unlink: 'Fjern koblingen til Feide',
    start: 'Logg inn med Feide for å koble til',
  },
  en: {
    logIn: 'Log in with Feide',
    standIn: /a stand-in on this machine/,
    denied: /You cancelled the login at Feide/,
    failed: /could not be confirmed/,
    linkPage: '/en/login/feide',
    linkHeading: 'Link Feide to your account',
    whose: (name: string, at: string) => `You are logged in to Feide as ${name} (${at}).`,
    signUp: 'Sign up',
    sendLink: 'Send me the link',
    signUpMail: 'Complete your sign-up',
    firstName: 'First name',
    lastName: 'Surname',
    choosePassword: 'Choose a password',
    create: 'Create account',
    success: /success/,
    resume: 'Continue',
    link: 'Link Feide to my account',
    logInByNumber: 'Log in with ID-porten',
    numberPage: '/en/login/id-porten',
    byNumber: /You are logged in to ID-porten with national identity number •+67/,
    linked: 'Feide is linked to your account.',
    security: '/en/my-page/security',
    since: /Feide has been linked to your account since/,
    currentPassword: 'Your current password',
    unlink: 'Remove the link to Feide',
    start: 'Log in with Feide to link',
  },
} as const satisfies Record<Language, object>

const password = 'fire rare gule ender'
const { E2E_SITE_KEY: siteKey } = process.env

test.describe('Feide', () => {
  // One portal with a provider and a database of its own, for one test after the other.
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  test.use({ allowedErrors: [/40[13]|404|410|502|503/] })

  let feide: LoginStandIn
  let idPorten: LoginStandIn
  let portal: PortalProcess

  test.beforeAll(async () => {
    feide = await startLoginStandIn('feide')
    idPorten = await startLoginStandIn('id-porten')
    portal = await startPortal({
      ...feide.settings,
      ...idPorten.settings,
      CMS_URL: cmsUrl,
      ...(siteKey && { SITE_KEY: siteKey }),
    })
  })
  test.afterAll(async () => {
    await portal?.stop()
    await feide?.stop()
    await idPorten?.stop()
  })

  for (const [index, language] of languages.entries()) {
    const text = { ...texts[language], ...words[language] }
    // Somebody else in each language: a Feide account belongs to one account.
    const [name, institution] = [
      ['Ingrid Berg', 'ntnu.no'],
      ['Omar Hassan', 'uio.no'],
    ][index] as [string, string]
    const button = (page: Page, label: string) =>
      page.getByRole('main').getByRole('button', { name: label, exact: true })
    const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
    const throughFeide = async (page: Page, who: string) => {
      await page.getByRole('main').getByRole('link', { name: text.logIn, exact: true }).click()
      await page.getByRole('button', { name: who }).click()
    }

    test(`somebody new signs up, links, logs in with Feide and unlinks (${language})`, async ({
      page,
      playwright,
      expectAccessible,
    }) => {
      const mails = await playwright.request.newContext({ baseURL: portal.url })
      const callback = `${text.classes}?day=2026-11-25`
      const login = `${portal.url}${text.login}?callback=${encodeURIComponent(callback)}`

      await test.step('declines at Feide, and gets a message', async () => {
        await page.goto(login)
        await expect(page.getByText(text.standIn).first()).toBeVisible()
        await expectAccessible()
        await throughFeide(page, 'Avbryt')
        await expect(page.getByRole('alert').filter({ hasText: text.denied })).toBeFocused()
        await expectAccessible()
      })

      await test.step('sees the end of the number that ID-porten asserts', async () => {
        await page.goto(login)
        await page
          .getByRole('main')
          .getByRole('link', { name: text.logInByNumber, exact: true })
          .click()
        await page.getByRole('button', { name }).click()
        await expect(page).toHaveURL(new RegExp(text.numberPage))
        await expect(page.getByText(text.byNumber)).toBeVisible()
        await expectAccessible()
        await page.goto(login)
      })

      await test.step('sees whose Feide account it is, and signs up', async () => {
        await throughFeide(page, name)
        await expect(page).toHaveURL(new RegExp(`${text.linkPage}\\?callback=`))
        await expect(page.getByText(text.whose(name, institution))).toBeVisible()
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        await page.getByRole('main').getByRole('link', { name: text.signUp, exact: true }).click()
        await page.waitForURL(/callback=/)
        await expect(button(page, text.sendLink)).toBeVisible()
        await hydrated(page)
        const email = `feide-${language}-${Date.now()}@trivsel.example`
        await field(page, text.email).fill(email)
        await button(page, text.sendLink).click()
        await page.goto(await linkInMail(mails, { to: email, subject: text.signUpMail }))
        await field(page, text.firstName).fill('Ny')
        await field(page, text.lastName).fill('Student')
        await field(page, text.choosePassword).fill(password)
        await button(page, text.create).click()
        await page.waitForURL(text.success)
        await hydrated(page)
        await page.getByRole('main').getByRole('link', { name: text.resume }).click()
      })

      await test.step('links with a press, and goes on to where the way led', async () => {
        await expect(page.getByText(text.whose(name, institution))).toBeVisible()
        await expectAccessible()
        await button(page, text.link).click()
        await expect(page.getByText(text.linked)).toBeVisible()
        await page.getByRole('main').getByRole('link', { name: text.resume, exact: true }).click()
        await expect(page).toHaveURL(portal.url + callback)
      })

      await test.step('logs in with Feide, straight back to the address that asked', async () => {
        await page.context().clearCookies({ name: /^portal-(session|signed-in)$/ })
        await page.goto(login)
        await throughFeide(page, name)
        await expect(page).toHaveURL(portal.url + callback)
        const session = await page.request.get(`${portal.url}/api/frontend/session`)
        expect(await session.json()).toMatchObject({ user: { firstName: 'Ny' } })
      })

      await test.step('unlinks with the password, and may link again', async () => {
        await page.goto(portal.url + text.security)
        const section = page.getByRole('region', { name: 'Feide', exact: true })
        await expect(section.getByText(text.since)).toBeVisible()
        await expectAccessible()
        await expectNoSidewaysScroll(page)
        await section.getByLabel(text.currentPassword, { exact: true }).fill(password)
        await section.getByRole('button', { name: text.unlink }).click()
        await section.getByRole('link', { name: text.start }).click()
        await page.getByRole('button', { name: new RegExp(name) }).click()
        await expect(page).toHaveURL(portal.url + text.security)
        await expect(section.getByText(text.whose(name, institution))).toBeVisible()
        await section.getByRole('button', { name: text.link }).click()
        await expect(section.getByText(text.since)).toBeVisible()
      })
      await mails.dispose()
    })

    test(`any code in the address becomes a message (${language})`, async ({ page }) => {
      await page.goto(`${portal.url}${text.login}?feide=%3Cscript%3Ealert(1)%3C/script%3E`)
      await expect(page.getByRole('alert').filter({ hasText: text.failed })).toBeFocused()
    })
  }
})

test('without the setting there is no button', async ({ page }) => {
  for (const language of languages) {
    await page.goto(texts[language].login)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await expect(page.getByRole('link', { name: words[language].logIn })).toHaveCount(0)
  }
})
