import { expect, it } from 'vitest'
import { rulesOf } from './rules/schemes.testing.ts'
import { openPeriodsOf, type SchemeVersion, schemePeriodOf, versionOn } from './schemes.ts'

const versionOf = (startsOn: string, rules: Parameters<typeof rulesOf>[0] = {}): SchemeVersion => ({
  id: startsOn,
  startsOn,
  revision: 1,
  rules: rulesOf(rules),
})
const bySemester = {
  period: 'semester',
  times: [
    { opens: null, closes: '06-15' },
    { opens: null, closes: '12-10' },
  ],
} as const
const scheme = {
  endsOn: null,
  versions: [
    versionOf('2025-01-01'),
    versionOf('2026-01-01'),
    versionOf('2027-01-01', { ...bySemester, times: [...bySemester.times] }),
  ],
}

it.each([
  ['2024-12-31', null],
  ['2025-01-01', '2025-01-01'],
  ['2025-12-31', '2025-01-01'],
  ['2026-01-01', '2026-01-01'],
])('the rules on %s are those from %s', (date, expected) => {
  expect(versionOn(scheme, date)?.id ?? null).toBe(expected)
})

it('has no rules after its end', () => {
  const ended = { ...scheme, endsOn: '2026-06-30' }
  expect(versionOn(ended, '2026-06-30')?.id).toBe('2026-01-01')
  expect(versionOn(ended, '2026-07-01')).toBeNull()
})

it.each([
  ['2026', '2026-01-01', '2027-01-31'],
  ['2027V', '2027-01-01', '2027-06-15'],
  ['2027H', '2027-08-01', '2027-12-10'],
])('one may apply for %s from %s to %s', (code, from, to) => {
  expect(schemePeriodOf(scheme, code)).toMatchObject({ period: { code }, from, to })
})

it('refunds nothing of a period after the end of the scheme', () => {
  const ended = { ...scheme, endsOn: '2026-06-30' }
  expect(schemePeriodOf(ended, '2026')).toMatchObject({
    period: { from: '2026-01-01', to: '2026-06-30' },
    to: '2027-01-31',
  })
  expect(schemePeriodOf({ ...scheme, endsOn: '2026-12-31' }, '2026')?.period.to).toBe('2026-12-31')
})

it.each(['2024', '2026V', '2027', '1999', 'x'])('there is no period %s', (code) => {
  expect(schemePeriodOf(scheme, code)).toBeNull()
})

it.each([
  ['2026-01-31', ['2025', '2026']],
  ['2026-02-01', ['2026']],
  ['2027-01-31', ['2026', '2027V']],
  ['2027-07-01', []],
  ['2027-12-10', ['2027H']],
])('on %s one may apply for %o', (today, expected) => {
  expect(openPeriodsOf(scheme, today).map(({ period }) => period.code)).toEqual(expected)
})
