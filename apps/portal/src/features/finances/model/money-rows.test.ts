import { describe, expect, it, test } from 'vitest'
import type { MoneyRow } from '#core/person-money/contract.ts'
import { validateFinancesSearch } from '../list/finances-search.ts'
import { findRows } from './find-rows.ts'
import { signedAmount } from './money-texts.ts'

const row = (id: string, day: string, text: string) => ({ id, day, text }) as MoneyRow
const rows = [
  row('1', '2026-03-02', 'Badminton court 1\u00a0234 kr'),
  row('2', '2026-01-01', 'Student membership'),
  row('3', '2025-12-31', 'Badminton court'),
  row('4', '2024-05-05', 'Badminton'),
]
const find = (year: string, q: string) => {
  const found = findRows(rows, { year, q }, ({ text }) => text)
  return { ids: found.rows.map(({ id }) => id), elsewhere: found.elsewhere }
}

describe('lines of a year', () => {
  it('are all of that year without a text', () => {
    expect(find('2026', ' ')).toEqual({ ids: ['1', '2'], elsewhere: [] })
  })

  it('have every word, in any order, and other years are named', () => {
    expect(find('2026', 'COURT badminton')).toEqual({
      ids: ['1'],
      elsewhere: [{ year: '2025', count: 1 }],
    })
    expect(find('2023', 'badminton').elsewhere.map(({ year }) => year)).toEqual([
      '2026',
      '2025',
      '2024',
    ])
  })

  it('are found by an amount as people type it', () => {
    expect(find('2026', '1 234 kr').ids).toEqual(['1'])
    // As it is copied from the page, and with too many spaces.
    expect(find('2026', ' 1\u00a0234  kr').ids).toEqual(['1'])
  })
})

test.each([
  ['card-payment', 12_000, '−120\u00a0kr'],
  ['bank-payment-undone', -12_000, '+120\u00a0kr'],
  ['card-refund', 12_050, '+120,50\u00a0kr'],
  ['payout-returned', -12_000, '−120\u00a0kr'],
  ['invoice', 12_000, '120\u00a0kr'],
  ['credit-note', -12_000, '120\u00a0kr'],
] as const)('a %s of %i øre is written %s', (kind, amountOre, text) => {
  expect(signedAmount({ kind, amountOre })).toBe(text)
})

test('an address out of range counts as none', () => {
  expect(validateFinancesSearch({ year: 2026, q: 'court' })).toEqual({ year: 2026, q: 'court' })
  expect(validateFinancesSearch({ year: '2026', q: 300_001 })).toEqual({ year: 2026, q: 300_001 })
  for (const year of [1999, 2100, 2026.5, 'x', undefined, null])
    expect(validateFinancesSearch({ year, q: ' ' })).toEqual({})
  expect(validateFinancesSearch({ q: 'a'.repeat(101) })).toEqual({})
})
