import type { FrameLocator, Page } from '@playwright/test'
import { type PaymentSimulator, startPaymentSimulator } from './support/payment-simulator.ts'
import { openShop, type Shop } from './support/shop.ts'
import { expect, expectNoSidewaysScroll, type Language, languages, test } from './support/test.ts'

const words = {
  no: {
    culture: 'nb-NO',
    frame: 'Betal med kort',
    number: 'Kortnummer',
    expiry: /Utløpsdato/,
    cvc: /Sikkerhetskode/,
    pay: /^Betal 150,00/,
    mistyped: 'Skriv kortnummeret slik det står på kortet.',
    declined: /Kortet ble avvist/,
    simulator: /Ingen penger flyttes/,
    unconfirmed: /Betalingen ble ikke gjennomført/,
    approve: 'Godkjenn',
    decline: /^Avvis/,
    bankDeclined: /Banken godkjente ikke kjøpet/,
  },
  en: {
    culture: 'en-US',
    frame: 'Pay by card',
    number: 'Card number',
    expiry: /Expiry date/,
    cvc: /Security code/,
    pay: /^Pay NOK\s150\.00/,
    mistyped: 'Write the card number as it is on the card.',
    declined: /The card was declined/,
    simulator: /No money moves/,
    unconfirmed: /The payment was not made/,
    approve: 'Approve',
    decline: /^Decline/,
    bankDeclined: /The bank did not approve/,
  },
}

let simulator: PaymentSimulator
let shop: Shop
test.beforeAll(async () => {
  simulator = await startPaymentSimulator()
  shop = await openShop(simulator)
})
test.afterAll(async () => {
  await shop.stop()
  await simulator.stop()
})

const form = (page: Page, language: Language) =>
  page.frameLocator(`iframe[title="${words[language].frame}"]`)

async function fill(frame: FrameLocator, language: Language, number: string): Promise<void> {
  await frame.getByLabel(words[language].number).fill(number)
  await frame.getByLabel(words[language].expiry).fill('12/49')
  await frame.getByLabel(words[language].cvc).fill('123')
}

const open = (page: Page, language: Language, name: string) =>
  page.goto(`${shop.origin}/pay/${name}?culture=${words[language].culture}`)

async function statusOf(id: string): Promise<unknown> {
  const body = await simulator.merchant('GET', id)
  return ((body.paymentOrder ?? body.paymentorder) as { status: string }).status
}

const events = (page: Page) => page.getByLabel('events').getByRole('listitem')

for (const language of languages) {
  const text = words[language]

  test(`a card is mistyped, declined, and then taken in the same order (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    const { name, id } = await shop.order()
    await open(page, language, name)
    const frame = form(page, language)
    await expect(frame.getByText(text.simulator)).toBeVisible()
    await expect(events(page).filter({ hasText: 'OnCheckoutLoaded' })).toHaveCount(1)
    await expectAccessible()

    await test.step('mistyped', async () => {
      await fill(frame, language, '4925 0000 0000 0005')
      await frame.getByRole('button', { name: text.pay }).click()
      await expect(frame.getByText(text.mistyped)).toBeVisible()
      await expect(frame.getByLabel(text.number)).toBeFocused()
      await expectAccessible()
    })
    await test.step('declined', async () => {
      await fill(frame, language, '4111 1111 1111 1111')
      await frame.getByRole('button', { name: text.pay }).click()
      await expect(frame.getByRole('alert')).toHaveText(text.declined)
      await expect(events(page).filter({ hasText: 'OnPaymentAttemptFailed' })).toHaveCount(1)
      expect(await statusOf(id)).toBe('Initialized')
      await expectAccessible()
      await expectNoSidewaysScroll(page)
    })
    await test.step('taken, by the keyboard', async () => {
      await fill(frame, language, '4925 0000 0000 0004')
      await frame.getByLabel(text.cvc).press('Enter')
      await page.waitForURL(`${shop.origin}/done/${name}`)
      expect(await statusOf(id)).toBe('Paid')
    })
  })

  test(`the bank refuses, and the next time approves (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    const { name, id } = await shop.order()
    await open(page, language, name)
    await fill(form(page, language), language, '5226 6121 9953 3406')
    await form(page, language).getByRole('button', { name: text.pay }).click()
    await page.waitForURL(`${simulator.base}/checkout/bank/**`)
    await expectAccessible()
    await page.getByRole('button', { name: text.decline }).click()
    await page.waitForURL(`${shop.origin}/pay/${name}`)
    // Back on the merchant's page, which opens the order in its own language: Norwegian.
    const again = form(page, 'no')
    await expect(again.getByRole('alert')).toHaveText(words.no.bankDeclined)

    await fill(again, 'no', '4761 7390 0101 0416')
    await again.getByRole('button', { name: words.no.pay }).click()
    await page.waitForURL(`${simulator.base}/checkout/bank/**`)
    await page.getByRole('button', { name: words.no.approve, exact: true }).click()
    await page.waitForURL(`${shop.origin}/done/${name}`)
    expect(await statusOf(id)).toBe('Paid')
  })
}

test('the pay button waits for the shop, and nothing is paid while it says no (no)', async ({
  page,
}) => {
  const { name, id } = await shop.order({ asksFirst: true })
  await open(page, 'no', name)
  const frame = form(page, 'no')
  const pay = frame.getByRole('button', { name: words.no.pay })
  await fill(frame, 'no', '4925 0000 0000 0004')
  await pay.click()
  await expect(events(page).filter({ hasText: 'OnPaymentButtonPressed' })).toHaveCount(1)
  expect(await statusOf(id)).toBe('Initialized')
  await page.getByRole('button', { name: 'Taken' }).click()
  await expect(frame.getByRole('alert')).toHaveText(words.no.unconfirmed)
  expect(await statusOf(id)).toBe('Initialized')
  await pay.click()
  await expect(events(page).filter({ hasText: 'OnPaymentButtonPressed' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Still free' }).click()
  await page.waitForURL(`${shop.origin}/done/${name}`)
  expect(await statusOf(id)).toBe('Paid')
})
