import { locales } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import { composeMoneyMail } from './money-mail.server.ts'
import { type MoneyNotice, noticeOfCorrection, noticeOfReceipt } from './money-notices.ts'

it.each<[number, number, MoneyNotice]>([
  // added, received with it
  [99_999, 99_999, { what: 'partly', amountOre: 99_999, missingOre: 1 }],
  [1, 100_000, { what: 'all', amountOre: 1 }],
  [100_001, 100_001, { what: 'all', amountOre: 100_001 }],
  [1, 100_001, { what: 'more', amountOre: 1 }],
])('%i øre that make it %i of 100,000 mean %o', (added, balanceOre, news) => {
  expect(noticeOfReceipt(added, { invoicedOre: 100_000, balanceOre })).toEqual(news)
})

it.each(locales)('every mail has a subject, an amount and the page (%s)', (locale) => {
  for (const what of ['all', 'more', 'returned', 'paid', 'failed'] as const) {
    const to = { firstName: 'Mai', portalUrl: 'https://portal.example' }
    const { subject, text } = composeMoneyMail({ what, amountOre: 1_250_50 }, to, locale)
    expect(subject).not.toBe('')
    expect(text).toMatch(/Mai[\s\S]*1\s250,50\skr[\s\S]*https:\/\/portal\.example\//)
  }
})

describe('what a correction that ends the letter means', () => {
  it.each([
    [1, { what: 'letter-ended', amountOre: 500, missingOre: 1 }],
    [0, { what: 'letter-replaced', amountOre: 500 }],
    [-1, { what: 'letter-replaced', amountOre: 500 }],
  ])('with %i missing', (missingOre, news) => {
    expect(noticeOfCorrection(500, { invoicedOre: 1000, balanceOre: 1000 - missingOre })).toEqual(
      news,
    )
  })
})
