import type { Page } from '@playwright/test'
import {
  blockProvider,
  cardForm,
  cards,
  cardTexts,
  controlPayments,
  payWith,
} from '../../../../../e2e/support/card-form.ts'
import { logIn, memberEmail } from '../../../../../e2e/support/people.ts'
import {
  expect,
  expectNoSidewaysScroll,
  type Language,
  languages,
  test,
} from '../../../../../e2e/support/test.ts'
import { addDays } from '../../platform/time/date.ts'
import { osloDate } from '../../platform/time/oslo.ts'

const words = {
  no: {
    page: '/trening/haller-og-baner',
    book: 'Book',
    summary: 'Se over bookingen',
    change: 'Endre Bookingen',
    toPayment: 'Til betaling',
    payment: 'Betaling',
    timer: /Tiden er holdt av til deg i (10:00|9:\d\d)/,
    booked: 'Du har booket',
    receipt: 'Betalingens referanse',
  },
  en: {
    page: '/en/sports/courts-and-halls',
    book: 'Book',
    summary: 'Check your booking',
    change: 'Change Your booking',
    toPayment: 'To payment',
    payment: 'Payment',
    timer: /The time is held for you for (10:00|9:\d\d)/,
    booked: 'You have now booked',
    receipt: 'Reference of the payment',
  },
}

/** Chooses the last free hour of a day: each test has its own day and member. */
async function choose(page: Page, language: Language, daysAhead: number): Promise<void> {
  const date = addDays(osloDate(new Date()), daysAhead)
  await page.goto(`${words[language].page}?date=${date}`)
  await page.locator('[data-chips="hour"] label:has(:enabled)').last().click()
  await page.locator('[data-courts] label:has(:enabled)').first().click()
  await page.getByRole('link', { name: words[language].book, exact: true }).click()
  await expect(page.getByRole('heading', { name: words[language].summary })).toBeFocused()
}

async function goToPayment(page: Page, language: Language): Promise<void> {
  const text = words[language]
  await page.getByRole('link', { name: text.toPayment }).click()
  await expect(page.getByRole('heading', { name: text.payment, exact: true })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(text.timer)
}

const saved = (page: Page) =>
  page.evaluate(() => ({
    reservation: sessionStorage.getItem('courts-and-halls-reservation-data'),
    paymentId: sessionStorage.getItem('paymentId'),
  }))

for (const [index, language] of languages.entries()) {
  const text = words[language]
  const card = cardTexts[language]

  test(`a member books a court: declined, refused by the bank, and then paid (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, memberEmail(10 + index))
    await test.step('choose a time and check the summary', async () => {
      await choose(page, language, 3 + index)
      await expectAccessible()
      await page.getByRole('link', { name: words[language].change }).click()
      await expect(page.locator('[data-courts] input:checked')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: words[language].summary })).toBeVisible()
    })
    await test.step('the card is declined', async () => {
      await goToPayment(page, language)
      await payWith(page, language, cards.declined)
      await expect(cardForm(page, language).getByRole('alert')).toHaveText(card.declined)
      await expectAccessible()
    })
    await test.step('the bank refuses and leads back to the form', async () => {
      await payWith(page, language, cards.asksBank)
      await page.getByRole('button', { name: card.declineAtBank }).click()
      await page.waitForURL(/step=payment/)
      await expect(cardForm(page, language).getByRole('alert')).toHaveText(card.bankDeclined)
      await expect(page.getByRole('timer')).toHaveText(text.timer)
    })
    await test.step('the payment is approved and the court booked', async () => {
      await payWith(page, language, cards.asksBank)
      await page.getByRole('button', { name: card.approve, exact: true }).click()
      await expect(page.getByRole('heading', { name: text.booked })).toBeFocused()
      await expect(page.getByText(text.receipt)).toBeVisible()
      expect(await saved(page)).toEqual({ reservation: null, paymentId: null })
      await expectAccessible()
    })
    await test.step('a reload shows the same', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: text.booked })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })
  })
}

/** Without a login: the page is the same for everybody. */
const anyPayment = '11111111-1111-4111-8111-111111111111'

test('a payer who returns from the bank first reads that the payment is being checked', async ({
  request,
}) => {
  const pages = [
    ['/trening/haller-og-baner', 'Sjekker betalingen …', 'Noen betaler for denne tiden nå'],
    [
      '/en/sports/courts-and-halls',
      'Checking the payment …',
      'Somebody is paying for this time now',
    ],
  ] as const
  for (const [path, checking, stranger] of pages)
    for (const step of ['status', 'payment']) {
      const html = await (await request.get(`${path}?step=${step}&paymentId=${anyPayment}`)).text()
      expect(html).toContain(checking)
      expect(html).not.toContain(stranger)
      expect(html).not.toContain('courts-location')
    }
})

test.describe('a form that is blocked', () => {
  test.use({ allowedErrors: [/Failed to load resource: net::ERR_FAILED/] })

  test('says what is true, works on retry, and can be cancelled (no)', async ({
    page,
    expectAccessible,
  }) => {
    await logIn(page, memberEmail(12))
    await choose(page, 'no', 5)
    await blockProvider(page)
    await goToPayment(page, 'no')
    const missing = page.getByRole('alert').filter({ hasText: 'Kortskjemaet ble ikke lastet' })
    await expect(missing).toContainText(
      'Har du betalt allerede, ser vi det, og du betaler ikke to ganger.',
    )
    await expect(missing).toContainText(/Tiden er holdt av til deg til klokka\s\d\d\.\d\d/)
    await expectAccessible()

    await page.unrouteAll()
    await missing.getByRole('button', { name: 'Prøv igjen' }).click()
    await expect(cardForm(page, 'no').getByLabel(cardTexts.no.number)).toBeVisible()
    await expect(missing).toHaveCount(0)

    await page.getByRole('button', { name: 'Avbryt og frigi tiden' }).click()
    await expect(page.getByText('Tiden er frigitt, og du er ikke belastet.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book', exact: true })).toBeVisible()
    expect(await saved(page)).toEqual({ reservation: null, paymentId: null })
  })
})

test('a form that falls silent after paying changes nothing: the court is booked by the callback (no)', async ({
  page,
}) => {
  test.skip(!process.env.E2E_SIMULATOR_KEY, 'needs the simulator of its own site')
  await logIn(page, memberEmail(13))
  await choose(page, 'no', 6)
  await goToPayment(page, 'no')
  await expect(cardForm(page, 'no').getByLabel(cardTexts.no.number)).toBeVisible()
  const { paymentId } = await saved(page)
  await controlPayments('POST', '/faults', {
    operation: 'payer',
    kind: 'payer-closes',
    count: 1,
    only: paymentId,
  })
  await payWith(page, 'no', cards.frictionless)
  const guid = await paidOrder(paymentId)
  await controlPayments('POST', `/orders/${guid}/callback`)
  // The page notices at the next poll.
  await expect(page.getByRole('heading', { name: words.no.booked })).toBeVisible({
    timeout: 20_000,
  })
})

/** The last part of an order's id, once it is paid. */
async function paidOrder(paymentId: string | null): Promise<string> {
  let guid: string | undefined
  await expect(async () => {
    const { orders } = (await controlPayments('GET', '/orders?status=Paid')) as {
      orders: { guid: string; orderReference: string }[]
    }
    guid = orders.find((order) => order.orderReference === paymentId)?.guid
    expect(guid).toBeDefined()
  }).toPass()
  return guid ?? ''
}
