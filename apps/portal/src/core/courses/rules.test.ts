import { describe, expect, it } from 'vitest'
import { certificateOf, wasThere } from './attendance.ts'
import { cancellationFee, refundOfSeats } from './cancelling.ts'
import { certificateStateOf } from './certificate-state.ts'
import { priceOf, seatPrices } from './prices.ts'

const prices = { studentPriceOre: 20_000, memberPriceOre: 15_000, otherPriceOre: 30_000 }

describe('the price of a seat', () => {
  it.each([
    { isStudent: false, isMember: false, ore: 30_000 },
    { isStudent: true, isMember: false, ore: 20_000 },
    { isStudent: false, isMember: true, ore: 15_000 },
    { isStudent: true, isMember: true, ore: 15_000 },
  ])('is the lowest that is for them: %j', ({ ore, ...groups }) => {
    expect(priceOf(prices, groups)).toBe(ore)
  })

  it('is that of others where a group would pay more', () => {
    const odd = { ...prices, memberPriceOre: 40_000 }
    expect(priceOf(odd, { isStudent: false, isMember: true })).toBe(30_000)
  })

  it('is that of others for those whom somebody brings', () => {
    expect(seatPrices(prices, { isStudent: true, isMember: false }, 3)).toEqual([
      20_000, 30_000, 30_000,
    ])
  })
})

describe('the fee of a cancelled seat', () => {
  it.each([
    { keepOre: 0, keepPercent: 0, fee: 0 },
    { keepOre: 5_000, keepPercent: 0, fee: 5_000 },
    { keepOre: 0, keepPercent: 25, fee: 2_500 },
    { keepOre: 5_000, keepPercent: 25, fee: 7_500 },
    { keepOre: 8_000, keepPercent: 25, fee: 10_000 },
    { keepOre: 20_000, keepPercent: 0, fee: 10_000 },
  ])('is never more than was paid: %j', ({ fee, ...rule }) => {
    expect(cancellationFee({ refundHours: 24, ...rule }, 10_000)).toBe(fee)
  })

  it('is a whole øre', () => {
    expect(cancellationFee({ refundHours: 0, keepOre: 0, keepPercent: 50 }, 101)).toBe(51)
  })
})

describe('what a cancellation gives back', () => {
  const rule = { refundHours: 24, keepOre: 5_000, keepPercent: 0 }
  const startsAt = new Date('2026-12-03T17:00:00Z')
  const booked = { startsAt, seatsOre: [20_000, 30_000], isMoved: false }
  const at = (hours: number, milliseconds = 0) =>
    new Date(startsAt.getTime() - hours * 3_600_000 + milliseconds)

  it('is all until the hours before the start, then each seat without what is fee', () => {
    expect(refundOfSeats(booked, rule, at(24))).toBe(50_000)
    expect(refundOfSeats(booked, rule, at(24, 1))).toBe(40_000)
    expect(refundOfSeats({ ...booked, seatsOre: [30_000] }, rule, at(1))).toBe(25_000)
  })

  it('is all until the start of what was moved', () => {
    expect(refundOfSeats({ ...booked, isMoved: true }, rule, at(0, -1))).toBe(50_000)
  })

  it('is nothing that can be had once it has started', () => {
    expect(refundOfSeats(booked, rule, at(0, -1))).toBe(40_000)
    expect(refundOfSeats(booked, rule, startsAt)).toBeNull()
  })
})

describe('a certificate', () => {
  it('is for those who came often enough', () => {
    expect(certificateOf({ certificateDates: 3 }, 2)).toEqual({ isEarned: false, missing: 1 })
    expect(certificateOf({ certificateDates: 3 }, 3)).toEqual({ isEarned: true, missing: 0 })
    expect(certificateOf({ certificateDates: 3 }, 4)).toEqual({ isEarned: true, missing: 0 })
    expect(certificateOf({ certificateDates: null }, 4)).toBeNull()
  })

  it('counts what staff corrected before what was scanned', () => {
    expect(wasThere({ isScanned: true, corrected: null })).toBe(true)
    expect(wasThere({ isScanned: true, corrected: false })).toBe(false)
    expect(wasThere({ isScanned: false, corrected: true })).toBe(true)
  })
})

describe('where somebody stands with a certificate', () => {
  const lastEndsAt = new Date('2026-12-03T19:00:00Z')
  const course = { certificateDates: 2, lastEndsAt }
  const before = new Date(lastEndsAt.getTime() - 1)
  const came = (times: number, isIssued = false) => ({ came: times, isIssued })

  it('is open until the last date has ended, then settled', () => {
    expect(certificateStateOf(course, came(2), before)).toEqual({ state: 'running', missing: 0 })
    expect(certificateStateOf(course, came(1), before)).toEqual({ state: 'running', missing: 1 })
    expect(certificateStateOf(course, came(2), lastEndsAt)).toEqual({ state: 'ready' })
    expect(certificateStateOf(course, came(1), lastEndsAt)).toEqual({ state: 'missed', missing: 1 })
  })

  it('stays with one that was issued, whatever the course asks for now', () => {
    expect(certificateStateOf(course, came(1, true), lastEndsAt)).toEqual({ state: 'ready' })
    const none = { certificateDates: null, lastEndsAt }
    expect(certificateStateOf(none, came(1, true), lastEndsAt)).toEqual({ state: 'ready' })
  })

  it('is nowhere in a course without one', () => {
    const none = { certificateDates: null, lastEndsAt }
    expect(certificateStateOf(none, came(2), lastEndsAt)).toEqual({ state: 'none' })
  })
})
