import { expect, it } from 'vitest'
import { applicationTimeOf, isFirstDay, periodOf } from './periods.ts'
import { publishedSchemes, rulesOf } from './schemes.testing.ts'

it.each([
  ['year', '2026-12-31', { code: '2026', from: '2026-01-01', to: '2026-12-31' }],
  ['year', '2027-01-01', { code: '2027', from: '2027-01-01', to: '2027-12-31' }],
  ['semester', '2026-07-31', { code: '2026V', from: '2026-01-01', to: '2026-07-31' }],
  ['semester', '2026-08-01', { code: '2026H', from: '2026-08-01', to: '2026-12-31' }],
] as const)('the %s of %s', (kind, date, expected) => {
  expect(periodOf(kind, date)).toEqual(expected)
})

it.each([
  ['year', '2026-01-01', true],
  ['year', '2026-08-01', false],
  ['semester', '2026-08-01', true],
  ['semester', '2026-08-02', false],
] as const)('the first day of a %s: %s is %s', (kind, date, expected) => {
  expect(isFirstDay(kind, date)).toBe(expected)
})

const year = periodOf('year', '2026-05-01')
it.each([
  ['in the year after', rulesOf(), year, '2026-01-01', '2027-01-31'],
  [
    'in the year itself',
    rulesOf({ times: [{ opens: null, closes: '12-15' }] }),
    year,
    '2026-01-01',
    '2026-12-15',
  ],
  ['in a window of the year after', publishedSchemes.sis, year, '2027-04-01', '2027-06-01'],
  [
    'over new year',
    rulesOf({ times: [{ opens: '11-01', closes: '02-01' }] }),
    year,
    '2026-11-01',
    '2027-02-01',
  ],
  [
    'in spring',
    publishedSchemes.ssn,
    periodOf('semester', '2026-03-01'),
    '2026-01-01',
    '2026-06-15',
  ],
  [
    'in autumn',
    publishedSchemes.ssn,
    periodOf('semester', '2026-09-01'),
    '2026-08-01',
    '2026-12-10',
  ],
  [
    'never before the period',
    rulesOf({ times: [{ opens: '09-01', closes: '08-01' }] }),
    year,
    '2026-01-01',
    '2026-08-01',
  ],
])('one may apply %s', (_, rules, period, from, to) => {
  expect(applicationTimeOf(rules, period)).toEqual({ from, to })
})
