import type { FrameLocator, Page } from '@playwright/test'
import type { Language } from './test.ts'

/**
 * The simulator of the site that `npm test` starts; otherwise with the key of that site's secrets.
 */
const simulatorUrl = process.env.E2E_PAYMENT_URL ?? 'http://127.0.0.1:3002'

/** What the card form of the simulator, and its page of the bank, say. */
export const cardTexts = {
  no: {
    frame: 'Betal med kort',
    number: 'Kortnummer',
    expiry: /Utløpsdato/,
    cvc: /Sikkerhetskode/,
    pay: /^Betal /,
    declined: /Kortet ble avvist/,
    approve: 'Godkjenn',
    declineAtBank: /^Avvis/,
    bankDeclined: /Banken godkjente ikke kjøpet/,
  },
  en: {
    frame: 'Pay by card',
    number: 'Card number',
    expiry: /Expiry date/,
    cvc: /Security code/,
    pay: /^Pay /,
    declined: /The card was declined/,
    approve: 'Approve',
    declineAtBank: /^Decline/,
    bankDeclined: /The bank did not approve/,
  },
} as const

export const cards = {
  declined: '4111 1111 1111 1111',
  asksBank: '4761 7390 0101 0416',
  frictionless: '4925 0000 0000 0004',
} as const

export const cardForm = (page: Page, language: Language): FrameLocator =>
  page.frameLocator(`iframe[title="${cardTexts[language].frame}"]`)

export async function payWith(page: Page, language: Language, number: string): Promise<void> {
  const text = cardTexts[language]
  const frame = cardForm(page, language)
  await frame.getByLabel(text.number).fill(number)
  await frame.getByLabel(text.expiry).fill('12/49')
  await frame.getByLabel(text.cvc).fill('123')
  await frame.getByRole('button', { name: text.pay }).click()
}

/** Nothing of the provider reaches the page. */
export const blockProvider = (page: Page) =>
  page.route(
    ({ origin }) => origin === simulatorUrl,
    (route) => route.abort(),
  )

/** What the control interface of the simulator does (docs/payment-simulator.md). */
export async function controlPayments(
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(`${simulatorUrl}/simulator${path}`, {
    method,
    headers: {
      authorization: `Bearer ${process.env.E2E_SIMULATOR_KEY}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`the simulator answered ${answer.status} to ${method} ${path}`)
  return answer.json()
}
