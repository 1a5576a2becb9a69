import { expect, it } from 'vitest'
import { findContradictions } from './contradictions.ts'
import { SchemeRules } from './scheme-rules.ts'
import { categoryOf, publishedSchemes, rulesOf } from './schemes.testing.ts'

it.each(Object.entries(publishedSchemes))('%s is a scheme without contradictions', (_, rules) => {
  expect(findContradictions(rules)).toEqual([])
  expect(SchemeRules.safeParse(rules).success).toBe(true)
})

const two = [categoryOf('one', { percentage: 50 }), categoryOf('two')]
it.each([
  ['CATEGORY_TWICE', rulesOf({ categories: [categoryOf('one'), categoryOf('one')] })],
  [
    'CATEGORY_TWICE',
    rulesOf({
      categories: [categoryOf('one'), categoryOf('two', { name: { no: 'kategori ONE', en: 'x' } })],
    }),
  ],
  [
    'OWN_SHARE_TWICE',
    rulesOf({ ownShareOre: 1, categories: [categoryOf('one', { ownShareOre: 1 })] }),
  ],
  ['LIMIT_BELOW_OWN_SHARE', rulesOf({ ownShareOre: 100, countedUpToOre: 100 })],
  ['LIMIT_WITH_CATEGORIES', rulesOf({ countedUpToOre: 100, categories: two })],
  [
    'LIMIT_WITH_CATEGORIES',
    rulesOf({ countedUpToOre: 100, categories: [categoryOf('one', { capOre: 50 })] }),
  ],
  [
    'CATEGORY_CAP_ABOVE_CAP',
    rulesOf({ capOre: 99, categories: [categoryOf('one', { capOre: 100 })] }),
  ],
  ['NOTHING_IS_EVER_PAID', rulesOf({ capOre: 299_99, smallestPayoutOre: 300_00 })],
  [
    'NOTHING_IS_EVER_PAID',
    rulesOf({ smallestPayoutOre: 51, categories: [categoryOf('one', { capOre: 50 })] }),
  ],
  [
    'NOTHING_IS_EVER_PAID',
    rulesOf({
      smallestPayoutOre: 51,
      countedUpToOre: 100,
      categories: [categoryOf('one', { percentage: 50 })],
    }),
  ],
  ['TIMES_DO_NOT_FIT', rulesOf({ period: 'semester' })],
])('says %s (%#)', (expected, rules) => {
  expect(findContradictions(rules)).toEqual([expected])
})

it.each([
  ['a limit above the own share', rulesOf({ ownShareOre: 100, countedUpToOre: 101 })],
  [
    'a cap of a category that is all',
    rulesOf({ capOre: 100, categories: [categoryOf('one', { capOre: 100 })] }),
  ],
  ['the highest payout is the smallest', rulesOf({ capOre: 300_00, smallestPayoutOre: 300_00 })],
])('accepts that %s', (_, rules) => {
  expect(findContradictions(rules)).toEqual([])
})

it.each(['02-29', '13-01', '04-31', '1-1', ''])('%s is no day of every year', (closes) => {
  expect(SchemeRules.safeParse(rulesOf({ times: [{ opens: null, closes }] })).success).toBe(false)
})
