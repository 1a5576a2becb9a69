import { beforeEach, expect, it } from 'vitest'
import {
  categoryOf,
  publishedSchemes,
  rulesOf,
} from '#core/health-refunds/rules/schemes.testing.ts'
import { overwriteGetLocale } from '#locale'
import { categoryText, ruleTexts } from './rules-texts.ts'

beforeEach(() => overwriteGetLocale(() => 'no'))

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('says what a category pays', () => {
  const category = categoryOf('dental', { ownShareOre: 1_000_00, percentage: 50, capOre: 2_500_00 })
  expect(plain(categoryText(category))).toBe(
    'Vi dekker 50 %, etter en egenandel på 1 000 kr, høyst 2 500 kr',
  )
  expect(plain(categoryText(categoryOf('doctor')))).toBe('Vi dekker 100 %')
})

it('says what holds for all categories', () => {
  const texts = ruleTexts(publishedSchemes.studentinord).map(plain)
  expect(texts).toContain('Du kan få høyst 6 000 kr for et år.')
  expect(texts).toContain('Vi betaler ikke ut mindre enn 300 kr.')
})

it.each([
  [1, 'Du kan klage innen 1 dag etter vedtaket.'],
  [28, 'Du kan klage innen 28 dager etter vedtaket.'],
])('says how long one may appeal, %i days', (appealDays, text) => {
  expect(ruleTexts(rulesOf({ appealDays })).map(plain)).toContain(text)
})
