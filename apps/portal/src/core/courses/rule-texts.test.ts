import { expect, test } from 'vitest'
import { cancelRuleTexts, priceTexts } from './rule-texts.ts'

const prices = { studentPriceOre: 20_000, memberPriceOre: 0, otherPriceOre: 30_000 }
const refundUntil = new Date('2026-12-02T17:00:00Z')
const textsOf = (keepOre: number, keepPercent: number) =>
  cancelRuleTexts({ refundUntil, keepOre, keepPercent, isFree: false })

test('a price that all pay is said once', () => {
  const all = { studentPriceOre: 10_000, memberPriceOre: 10_000, otherPriceOre: 10_000 }
  expect(priceTexts(all)).toHaveLength(1)
  expect(priceTexts({ ...all, memberPriceOre: 9_900 })).toHaveLength(3)
  expect(priceTexts(prices)[1]).toMatch(/gratis$/)
})

test.each([
  { keepOre: 5_000, keepPercent: 0, parts: ['50\u00a0kr'], not: ['prosent'] },
  { keepOre: 0, keepPercent: 25, parts: ['25 prosent'], not: ['0\u00a0kr'] },
  { keepOre: 5_000, keepPercent: 25, parts: ['50\u00a0kr', '25 prosent'], not: [] },
  { keepOre: 0, keepPercent: 100, parts: ['ikke noe tilbake'], not: ['prosent'] },
])(
  'the fee has its words, and until when there is none: %j',
  ({ keepOre, keepPercent, parts, not }) => {
    const [until, fee] = textsOf(keepOre, keepPercent)
    expect(until).toContain('onsdag 2.\u00a0desember 2026 kl. 18.00')
    for (const part of parts) expect(fee).toContain(part)
    for (const part of not) expect(fee).not.toContain(part)
  },
)

test('a course that keeps nothing, or costs nothing, has one rule', () => {
  expect(textsOf(0, 0)).toHaveLength(1)
  const free = cancelRuleTexts({ refundUntil, keepOre: 5_000, keepPercent: 0, isFree: true })
  expect(free).not.toEqual(textsOf(0, 0))
  expect(free).toHaveLength(1)
})

test('a course that was moved keeps nothing, whatever its rule', () => {
  const rule = { refundUntil, keepOre: 5_000, keepPercent: 25, isFree: false, isMoved: true }
  const texts = cancelRuleTexts(rule)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('flyttet')
  expect(texts[0]).toContain('onsdag 2.\u00a0desember 2026 kl. 18.00')
})
