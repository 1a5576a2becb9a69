import { expect, it } from 'vitest'
import { obstacleTo } from './booking-obstacles.ts'
import type { BookingObstacles } from './contract.ts'

const now = new Date('2026-11-23T12:00:00Z')
const noon = (date: string) => new Date(`${date}T11:00:00Z`)

const free: BookingObstacles = {
  memberships: [{ startDate: '2026-01-01', endDate: null, isDisqualified: false }],
  freezes: [],
  block: null,
  noShows: { count: 0, limit: 2, days: 30, blockDays: 30 },
}

it('nothing is in the way of a member', () => {
  expect(obstacleTo(noon('2026-11-25'), free, now)).toBeNull()
})

it('the membership counts that holds on the day of the class in Oslo', () => {
  const ending = {
    ...free,
    memberships: [{ startDate: '2026-01-01', endDate: '2026-11-30', isDisqualified: false }],
  }
  expect(obstacleTo(new Date('2026-11-30T22:59:00Z'), ending, now)).toBeNull()
  expect(obstacleTo(new Date('2026-11-30T23:00:00Z'), ending, now)).toBe('no-membership')
})

it('a freeze is in the way from its first day to its last', () => {
  const frozen = { ...free, freezes: [{ startDate: '2026-12-01', endDate: '2026-12-31' }] }
  for (const [date, obstacle] of [
    ['2026-11-30', null],
    ['2026-12-01', 'frozen'],
    ['2026-12-31', 'frozen'],
    ['2027-01-01', null],
  ] as const)
    expect([date, obstacleTo(noon(date), frozen, now)]).toEqual([date, obstacle])
})

it('a block is in the way until it ends, and one without an end always', () => {
  const blocked = { ...free, block: { until: now.toISOString() } }
  expect(obstacleTo(noon('2026-11-25'), blocked, now)).toBeNull()
  expect(obstacleTo(noon('2026-11-25'), blocked, new Date(now.getTime() - 1))).toBe('blocked')
  expect(obstacleTo(noon('2026-11-25'), { ...free, block: { until: null } }, now)).toBe('blocked')
})

it('a disqualified member cannot book', () => {
  const memberships = [{ startDate: '2026-01-01', endDate: null, isDisqualified: true }]
  expect(obstacleTo(noon('2026-11-25'), { ...free, memberships }, now)).toBe('disqualified')
})
