import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateRefund, type Spent } from './calculate-refund.ts'
import type { SchemeRules } from './scheme-rules.ts'
import { categoryOf, publishedSchemes, rulesOf } from './schemes.testing.ts'

const spent = (kroner: Readonly<Record<string, number>>): Spent[] =>
  Object.entries(kroner).map(([category, amount]) => ({
    category,
    amountOre: Math.round(amount * 100),
  }))
const payout = (rules: SchemeRules, kroner: Readonly<Record<string, number>>) =>
  calculateRefund(rules, spent(kroner)).payoutOre / 100

describe('schemes that organisations have published', () => {
  it.each<[keyof typeof publishedSchemes, Readonly<Record<string, number>>, number]>([
    ['sio', { 'user-fees': 490 }, 0],
    ['sio', { 'user-fees': 490.01 }, 0.01],
    ['sio', { 'user-fees': 2_100 }, 1_610],
    ['kjeller', { 'user-fees': 655 }, 0],
    ['kjeller', { 'user-fees': 800 }, 145],
    ['sit', { dental: 1_000 }, 0],
    ['sit', { dental: 3_000 }, 1_000],
    ['sit', { dental: 6_000 }, 2_500],
    ['sit', { dental: 9_000, psychologist: 2_000 }, 4_000],
    ['studentinord', { dental: 2_000 }, 0],
    ['studentinord', { dental: 2_099.98 }, 0],
    ['studentinord', { dental: 2_100 }, 300],
    ['studentinord', { dental: 1_900, glasses: 1_700 }, 300],
    ['studentinord', { dental: 20_000, glasses: 1_700 }, 6_000],
    ['sis', { doctor: 800 }, 0],
    ['sis', { doctor: 500, dental: 1_300 }, 400],
    ['sopp', { 'user-fees': 250 }, 0],
    ['sopp', { 'user-fees': 1_000 }, 750],
    ['sopp', { 'user-fees': 2_185 }, 1_935],
    ['sopp', { 'user-fees': 2_000, psychologist: 900 }, 1_935],
    ['ssn', { doctor: 400 }, 300],
  ])('%s: of %o it pays %d', (name, kroner, expected) => {
    expect(payout(publishedSchemes[name], kroner)).toBe(expected)
  })
})

describe('steps of the calculation', () => {
  it('says what each category comes to', () => {
    const { categories, ...all } = calculateRefund(
      publishedSchemes.sit,
      spent({ dental: 9_000, psychologist: 500 }),
    )
    expect(categories).toEqual([
      {
        category: 'dental',
        spentOre: 9_000_00,
        notCountedOre: 0,
        ownShareOre: 1_000_00,
        percentage: 50,
        coveredOre: 4_000_00,
        refundedOre: 2_500_00,
      },
      {
        category: 'psychologist',
        spentOre: 500_00,
        notCountedOre: 0,
        ownShareOre: 0,
        percentage: 100,
        coveredOre: 500_00,
        refundedOre: 500_00,
      },
    ])
    expect(all).toMatchObject({ sumOre: 3_000_00, totalOre: 3_000_00, payoutOre: 3_000_00 })
  })

  it('takes the own share of all from the lowest percentage first', () => {
    const rules = rulesOf({
      categories: [categoryOf('high'), categoryOf('low', { percentage: 10 })],
      ownShareOre: 100_00,
    })
    expect(payout(rules, { high: 100, low: 60 })).toBe(60)
    expect(payout(rules, { low: 60, high: 100 })).toBe(60)
  })

  it('rounds down to whole øre', () => {
    expect(
      payout(rulesOf({ categories: [categoryOf('doctor', { percentage: 33 })] }), { doctor: 0.1 }),
    ).toBe(0.03)
  })

  it('takes earlier applications of the period into account', () => {
    const rules = { ...publishedSchemes.studentinord, smallestPayoutOre: 0 }
    const before = calculateRefund(rules, spent({ dental: 5_500 }))
    expect(before.payoutOre).toBe(2_000_00)
    expect(before.leftOre).toBe(4_000_00)
    const earlier = { spent: spent({ dental: 5_500 }), grantedOre: before.payoutOre }
    const after = calculateRefund(rules, spent({ dental: 1_000 }), earlier)
    expect(after).toMatchObject({ totalOre: 2_500_00, earlierOre: 2_000_00, payoutOre: 500_00 })
    expect(after.leftOre).toBe(3_500_00)
  })

  it('pays nothing more when more was granted before than the rules give now', () => {
    const earlier = { spent: spent({ doctor: 100 }), grantedOre: 500_00 }
    expect(calculateRefund(rulesOf(), spent({ doctor: 100 }), earlier).payoutOre).toBe(0)
  })

  it.each([
    [rulesOf(), {}, 'nothing-spent'],
    [rulesOf({ ownShareOre: 100_00 }), { doctor: 100 }, 'own-share'],
    [
      rulesOf({ categories: [categoryOf('doctor', { ownShareOre: 100_00 })] }),
      { doctor: 99 },
      'own-share',
    ],
    [rulesOf({ smallestPayoutOre: 300_00 }), { doctor: 299.99 }, 'too-small'],
    [rulesOf({ smallestPayoutOre: 300_00 }), { doctor: 300 }, null],
  ] as const)('says why nothing is paid (%#)', (rules, kroner, expected) => {
    expect(calculateRefund(rules, spent(kroner)).noPayout).toBe(expected)
  })

  it('says that the cap is reached', () => {
    const rules = rulesOf({ capOre: 100_00 })
    const earlier = { spent: spent({ doctor: 100 }), grantedOre: 100_00 }
    const found = calculateRefund(rules, spent({ doctor: 50 }), earlier)
    expect(found).toMatchObject({ payoutOre: 0, noPayout: 'cap-reached', leftOre: 0 })
  })

  it('says how much of the own share is left', () => {
    expect(calculateRefund(publishedSchemes.sio, spent({ 'user-fees': 400 })).ownShareLeftOre).toBe(
      90_00,
    )
  })

  it('ignores categories that the scheme does not have', () => {
    expect(payout(rulesOf(), { doctor: 10, removed: 1_000 })).toBe(10)
  })
})

const keys = ['one', 'two', 'three']
const amount = fc.integer({ min: 0, max: 10_000_00 })
const anyRules = fc
  .record({
    ofEach: fc.boolean(),
    ownShareOre: fc.integer({ min: 0, max: 2_000_00 }),
    capOre: fc.option(fc.integer({ min: 1, max: 8_000_00 })),
    categories: fc.tuple(
      ...keys.map((key) =>
        fc
          .record({
            percentage: fc.integer({ min: 1, max: 100 }),
            ownShareOre: fc.integer({ min: 0, max: 2_000_00 }),
            capOre: fc.option(fc.integer({ min: 1, max: 5_000_00 })),
          })
          .map((values) => categoryOf(key, values)),
      ),
    ),
  })
  .map(({ ofEach, ownShareOre, capOre, categories }) =>
    rulesOf({
      capOre,
      ownShareOre: ofEach ? 0 : ownShareOre,
      categories: categories.map((one) => (ofEach ? one : { ...one, ownShareOre: 0 })),
    }),
  )
const line = fc.record({ category: fc.constantFrom(...keys), amountOre: amount })
const lines = fc.array(line, { maxLength: 8 })
const sumOf = (some: readonly Spent[]) =>
  some.reduce((total, { amountOre }) => total + amountOre, 0)

describe('any scheme', () => {
  it('never pays a negative amount, more than was spent or more than its caps', () => {
    fc.assert(
      fc.property(anyRules, lines, lines, amount, (rules, some, before, grantedOre) => {
        const { payoutOre, categories } = calculateRefund(rules, some, {
          spent: before,
          grantedOre,
        })
        expect(payoutOre).toBeGreaterThanOrEqual(0)
        expect(payoutOre).toBeLessThanOrEqual(sumOf(some))
        if (rules.capOre !== null) expect(payoutOre).toBeLessThanOrEqual(rules.capOre)
        for (const { refundedOre, spentOre } of categories)
          expect(refundedOre).toBeLessThanOrEqual(spentOre)
      }),
    )
  })

  it('pays the same in any order of the lines', () => {
    fc.assert(
      fc.property(anyRules, lines, (rules, some) => {
        expect(calculateRefund(rules, some.toReversed())).toEqual(calculateRefund(rules, some))
      }),
    )
  })

  it('pays the same in one application or in several', () => {
    fc.assert(
      fc.property(anyRules, lines, lines, (rules, first, second) => {
        const before = calculateRefund(rules, first)
        const earlier = { spent: first, grantedOre: before.payoutOre }
        const after = calculateRefund(rules, second, earlier)
        const together = calculateRefund(rules, [...first, ...second])
        expect(Math.abs(before.payoutOre + after.payoutOre - together.payoutOre)).toBeLessThan(10)
      }),
    )
  })

  it('never pays less for more expenses', () => {
    fc.assert(
      fc.property(anyRules, lines, line, (rules, some, more) => {
        const { payoutOre } = calculateRefund(rules, [...some, more])
        expect(payoutOre + 3).toBeGreaterThanOrEqual(calculateRefund(rules, some).payoutOre)
      }),
    )
  })
})
