import { describe, expect, it } from 'vitest'
import { findBlockingReason, listEligibilityNotices } from './booking-eligibility.ts'
import type { BookingEligibility } from './contract.ts'

const now = new Date('2026-11-23T12:00:00Z')
const noon = (date: string) => new Date(`${date}T11:00:00Z`)

const free: BookingEligibility = {
  memberships: [{ startDate: '2026-01-01', endDate: null, isDisqualified: false }],
  freezes: [],
  block: null,
  noShows: { count: 0, limit: 2, days: 30, blockDays: 30 },
  bookingOpensDaysBefore: 5,
}

it('a member without restrictions may book', () => {
  expect(findBlockingReason(noon('2026-11-25'), free, now)).toBeNull()
})

it('the membership that is valid on the day of the class in Oslo counts', () => {
  const ending = {
    ...free,
    memberships: [{ startDate: '2026-01-01', endDate: '2026-11-30', isDisqualified: false }],
  }
  expect(findBlockingReason(new Date('2026-11-30T22:59:00Z'), ending, now)).toBeNull()
  expect(findBlockingReason(new Date('2026-11-30T23:00:00Z'), ending, now)).toBe('no-membership')
})

it('a freeze blocks booking from its first day to its last', () => {
  const frozen = { ...free, freezes: [{ startDate: '2026-12-01', endDate: '2026-12-31' }] }
  for (const [date, blockingReason] of [
    ['2026-11-30', null],
    ['2026-12-01', 'frozen'],
    ['2026-12-31', 'frozen'],
    ['2027-01-01', null],
  ] as const)
    expect([date, findBlockingReason(noon(date), frozen, now)]).toEqual([date, blockingReason])
})

it('a block applies until it ends, and one without an end always', () => {
  const blocked = { ...free, block: { until: now.toISOString() } }
  expect(findBlockingReason(noon('2026-11-25'), blocked, now)).toBeNull()
  expect(findBlockingReason(noon('2026-11-25'), blocked, new Date(now.getTime() - 1))).toBe(
    'blocked',
  )
  expect(findBlockingReason(noon('2026-11-25'), { ...free, block: { until: null } }, now)).toBe(
    'blocked',
  )
})

it('a disqualified member cannot book', () => {
  const memberships = [{ startDate: '2026-01-01', endDate: null, isDisqualified: true }]
  expect(findBlockingReason(noon('2026-11-25'), { ...free, memberships }, now)).toBe('disqualified')
})

describe('notices', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-12-02']
  const now = new Date('2026-11-25T12:00:00Z')
  const kinds = (overrides: Partial<BookingEligibility>) =>
    listEligibilityNotices({ ...free, ...overrides }, days, now).map(({ kind }) => kind)

  it('are empty for a member who may book', () => {
    expect(kinds({})).toEqual([])
  })

  it('include a block until it ends, and no-shows only when there is no block', () => {
    const noShows = { ...free.noShows, count: 1 }
    expect(kinds({ noShows })).toEqual(['no-shows'])
    expect(kinds({ noShows, block: { until: null } })).toEqual(['blocked'])
    expect(kinds({ noShows, block: { until: '2026-11-25T12:00:00.001Z' } })).toEqual(['blocked'])
    expect(kinds({ noShows, block: { until: '2026-11-25T12:00:00.000Z' } })).toEqual(['no-shows'])
  })

  it('include a freeze that overlaps the visible days', () => {
    const freeze = (startDate: string, endDate: string) =>
      kinds({ freezes: [{ startDate, endDate }] })
    expect(freeze('2026-12-02', '2026-12-31')).toEqual(['frozen'])
    expect(freeze('2026-12-03', '2026-12-31')).toEqual([])
    expect(freeze('2026-11-01', '2026-11-25')).toEqual(['frozen'])
    expect(freeze('2026-11-01', '2026-11-24')).toEqual([])
  })

  it('include a disqualified membership while it is valid', () => {
    const closed = { startDate: '2026-01-01', endDate: '2026-11-25', isDisqualified: true }
    expect(kinds({ memberships: [closed] })).toEqual(['disqualified'])
    expect(kinds({ memberships: [{ ...closed, endDate: '2026-11-24' }] })).toEqual([])
  })
})
