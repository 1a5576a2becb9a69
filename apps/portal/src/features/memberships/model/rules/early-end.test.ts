import { expect, it } from 'vitest'
import { checkEarlyEnd } from './early-end.ts'
import { cashMembership, defaultSettings, type MembershipFacts } from './membership-facts.ts'
import { buildFacts, frozen } from './rules.testing.ts'

const check = (endDate: string, facts: Partial<MembershipFacts> = {}) =>
  checkEarlyEnd(buildFacts(facts), endDate, { today: '2026-11-23', settings: defaultSettings })

it('is before the end that a termination today would give', () => {
  expect(check('2026-12-30')).toEqual({ endDate: '2026-12-30', lapsed: [] })
  expect(check('2026-12-31')).toEqual({ refusal: 'END_NOT_EARLIER' })
  const committed = { startDate: '2026-09-01', commitmentMonths: 12 }
  expect(check('2027-08-30', committed)).toEqual({ endDate: '2027-08-30', lapsed: [] })
  expect(check('2027-08-31', committed)).toEqual({ refusal: 'END_NOT_EARLIER' })
})

it('is before the end that there is, where nothing can be terminated', () => {
  const once = { membershipCategory: cashMembership, endDate: '2026-12-10' }
  expect(check('2026-12-09', once)).toEqual({ endDate: '2026-12-09', lapsed: [] })
  expect(check('2026-12-10', once)).toEqual({ refusal: 'END_NOT_EARLIER' })
})

it('is at most three months back, and not before the membership', () => {
  expect(check('2026-08-23')).toEqual({ endDate: '2026-08-23', lapsed: [] })
  expect(check('2026-08-22')).toEqual({ refusal: 'END_TOO_EARLY' })
  expect(check('2026-11-01', { startDate: '2026-11-02' })).toEqual({ refusal: 'END_TOO_EARLY' })
  expect(check('2026-11-02', { startDate: '2026-11-02' })).toMatchObject({ endDate: '2026-11-02' })
})

it('makes freezes after it lapse', () => {
  const freezes = [frozen('2026-12-01'), frozen('2027-02-01')]
  expect(check('2026-12-10', { freezes })).toEqual({ endDate: '2026-12-10', lapsed: [freezes[1]] })
})
