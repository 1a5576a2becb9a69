import { expect, test } from 'vitest'
import {
  choosePromoted,
  decidePlace,
  isFirstPoolTime,
  type OfferRules,
  promotedUntil,
  reasonNotOpen,
  refundDeadline,
  refundOf,
} from './rules.ts'

const at = (time: string) => new Date(`2027-02-01T${time}Z`)
const noon = at('12:00:00')
const offer: OfferRules = {
  capacity: 2,
  taken: 1,
  poolFirstUntil: null,
  closesAt: at('18:00:00'),
  payMinutes: 15,
  promotedHours: 24,
  calledOffAt: null,
}
const member = { isFirstPool: true, priceOre: 0 }
const other = { isFirstPool: false, priceOre: 0 }

test('a free place is booked at once, and held while somebody pays for it', () => {
  expect(decidePlace(offer, other, noon)).toEqual({ state: 'booked' })
  expect(decidePlace(offer, { ...other, priceOre: 1 }, noon)).toEqual({
    state: 'held',
    expiresAt: at('12:15:00'),
  })
})

test('people wait when it is full, and those of the second pool until all may book', () => {
  const full = { ...offer, taken: 2 }
  expect(decidePlace(full, member, noon)).toEqual({ state: 'waiting', because: 'full' })
  const pool = { ...offer, poolFirstUntil: at('12:00:01') }
  expect(decidePlace(pool, member, noon)).toEqual({ state: 'booked' })
  for (const taken of [0, 2])
    expect(decidePlace({ ...pool, taken }, other, noon)).toEqual({
      state: 'waiting',
      because: 'pool-first',
    })
})

test('a group gets all its seats, or waits with all of them', () => {
  const two = { ...offer, capacity: 3 }
  expect(decidePlace(two, { ...other, seats: 2 }, noon)).toEqual({ state: 'booked' })
  expect(decidePlace(two, { ...other, seats: 3 }, noon)).toEqual({
    state: 'waiting',
    because: 'full',
  })
})

test('a group that does not fit yet is passed by smaller ones, and by nobody else', () => {
  const waiting = [3, 1, 2, 1].map((seats, index) => ({ id: index, seats }))
  const promoted = (free: number) => choosePromoted(free, waiting).map(({ id }) => id)
  expect(promoted(0)).toEqual([])
  expect(promoted(2)).toEqual([1, 3])
  expect(promoted(3)).toEqual([0])
  expect(promoted(5)).toEqual([0, 1, 3])
  expect(promoted(7)).toEqual([0, 1, 2, 3])
})

test('at the instant until which members are first, all may book', () => {
  expect(isFirstPoolTime({ poolFirstUntil: noon }, at('11:59:59.999'))).toBe(true)
  expect(isFirstPoolTime({ poolFirstUntil: noon }, noon)).toBe(false)
})

test('nobody books at the instant of closing, or what is called off', () => {
  expect(reasonNotOpen({ ...offer, closesAt: noon }, at('11:59:59.999'))).toBeNull()
  expect(reasonNotOpen({ ...offer, closesAt: noon }, noon)).toBe('PLACES_CLOSED')
  expect(reasonNotOpen({ ...offer, calledOffAt: noon }, noon)).toBe('PLACES_CALLED_OFF')
})

test('who is promoted has their own time to pay, and never longer than places are given', () => {
  expect(promotedUntil({ ...offer, promotedHours: 6 }, noon)).toEqual(at('18:00:00'))
  expect(promotedUntil({ ...offer, promotedHours: 7 }, noon)).toEqual(at('18:00:00'))
  expect(promotedUntil({ ...offer, promotedHours: 5 }, noon)).toEqual(at('17:00:00'))
})

test.each([
  ['exactly at the deadline', at('10:00:00'), 20_001],
  ['a moment after it', at('10:00:00.001'), 6_000],
  ['a moment before the start', at('11:59:59.999'), 6_000],
  ['at the start', noon, null],
])('a cancellation %s gives back %s', (_, now, expected) => {
  const rules = { refundHours: 2, lateRefundPercent: 30 }
  const booked = { startsAt: noon, paidOre: 20_001, isMoved: false }
  expect(refundOf(booked, rules, now)).toBe(expected)
})

test.each([
  ['long before', at('08:00:00'), 20_001],
  ['a moment before the start', at('11:59:59.999'), 20_001],
  ['at the start', noon, null],
])('what was moved is given back in full %s', (_, now, expected) => {
  const rules = { refundHours: 2, lateRefundPercent: 30 }
  const booked = { startsAt: noon, paidOre: 20_001, isMoved: true }
  expect(refundOf(booked, rules, now)).toBe(expected)
  expect(refundDeadline(booked, rules)).toEqual(noon)
  expect(refundDeadline({ startsAt: noon }, rules)).toEqual(at('10:00:00'))
})

test('nothing was paid, and nothing is given back; and never more than was paid', () => {
  const before = at('08:00:00')
  expect(
    refundOf(
      { startsAt: noon, paidOre: 0, isMoved: true },
      { refundHours: 0, lateRefundPercent: 100 },
      before,
    ),
  ).toBe(0)
  const late = { refundHours: 720, lateRefundPercent: 100 }
  expect(refundOf({ startsAt: noon, paidOre: 199, isMoved: false }, late, before)).toBe(199)
})
