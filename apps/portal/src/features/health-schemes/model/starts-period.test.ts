import { expect, it } from 'vitest'
import { firstDaysOf, startsPeriod } from './starts-period.ts'

const version = (startsOn: string, period: 'year' | 'semester') => ({ startsOn, rules: { period } })

it.each([
  ['year', '2026-01-01', true],
  ['year', '2026-08-01', false],
  ['semester', '2026-08-01', true],
  ['semester', '2026-02-01', false],
] as const)('a %s may start on %s: %s', (kind, day, expected) => {
  expect(startsPeriod([], kind, day)).toBe(expected)
})

it('does not start a semester within a year of earlier rules', () => {
  const known = [version('2025-01-01', 'semester'), version('2026-01-01', 'year')]
  expect(startsPeriod(known, 'semester', '2026-08-01')).toBe(false)
  expect(startsPeriod(known, 'semester', '2025-08-01')).toBe(true)
  expect(startsPeriod(known, 'semester', '2027-01-01')).toBe(true)
})

it('offers the first days of recent and coming periods', () => {
  expect(firstDaysOf('year', '2026-11-29').at(-1)).toBe('2028-01-01')
  expect(firstDaysOf('semester', '2026-11-29')).toContain('2026-08-01')
})
