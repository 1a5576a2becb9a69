import type { Page } from '@playwright/test'
import { ownSite } from './addresses.ts'
import { linkInMail } from './mail.ts'
import { privacyTexts } from './privacy-texts.ts'
import { expect, type Language } from './test.ts'

/** The password of users who sign up in tests. */
export const newPassword = 'fire rare gule ender'
let made = 0

/** Somebody new, logged in, by way of the mailed link as everybody; the page is not needed for it. */
export async function signUp(page: Page, language: Language, firstName = 'Siri'): Promise<string> {
  const email = `slett-${Date.now()}-${process.pid}-${++made}@trivsel.example`
  const post = async (path: string, data: object) => {
    const url = `/api/frontend/accounts/${path}`
    const response = await page.request.post(url, { headers: ownSite, data })
    expect(response.ok()).toBe(true)
  }
  await post('sign-up', { email, locale: language })
  const link = await linkInMail(page.request, {
    to: email,
    subject: privacyTexts[language].signUpMail,
  })
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
  await post('sign-up/complete', {
    token,
    firstName,
    lastName: 'Slett',
    password: newPassword,
    locale: language,
  })
  return email
}
