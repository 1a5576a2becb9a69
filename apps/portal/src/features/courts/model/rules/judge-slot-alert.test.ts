import { describe, expect, it } from 'vitest'
import { buildCourt, buildSetup, everyDay } from './court-setup.testing.ts'
import { findFreeCourts, judgeSlotAlert, type WantedSlot } from './judge-slot-alert.ts'
import { listUnits } from './list-units.server.ts'

const instant = (time: string) => new Date(`2026-11-23T${time}:00+01:00`)
const courts = [
  buildCourt(),
  buildCourt({ id: 12 }),
  buildCourt({ id: 13, centerId: 4 }),
  buildCourt({ id: 14, categoryId: 3 }),
]
const setup = buildSetup({
  courts,
  openings: [2, 4].map((centerId) => ({ ...everyDay, centerId, courtId: null })),
  prices: [2, 3].map((categoryId) => ({ ...everyDay, categoryId, priceOre: 6_000 })),
  clubHours: [{ ...everyDay, courtId: 11, clubName: 'OSI', fromTime: '20:00', toTime: '21:00' }],
  closures: [{ centerId: 2, courtId: 11, startsAt: instant('15:00'), endsAt: instant('16:00') }],
})
const units = listUnits(setup, '2026-11-23')
const anyCourt: WantedSlot = {
  categoryId: 2,
  centerId: null,
  courtId: null,

  startsAt: instant('18:00'),
  endsAt: instant('19:00'),
}
const first: WantedSlot = { ...anyCourt, courtId: 11 }
const between = (from: string, to: string) => ({ startsAt: instant(from), endsAt: instant(to) })

/** Each item is a court and a time: `11 18:30`. */
const taking =
  (...taken: string[]) =>
  ({ court, startsAt }: { court: { id: number }; startsAt: Date }) =>
    taken.some((one) => {
      const [id = '', time = ''] = one.split(' ')
      return court.id === Number(id) && startsAt.getTime() === instant(time).getTime()
    })
const freeIds = (alert: WantedSlot, ...taken: string[]) =>
  findFreeCourts(units, alert, taking(...taken)).map(({ id }) => id)
const judge = (alert: WantedSlot, taken: string[] = [], now = instant('08:00')) =>
  judgeSlotAlert(
    alert,
    { courts, unitsOn: () => units, isTaken: taking(...taken) },
    { now, daysAhead: 7 },
  )

describe('a court that is free for a slot alert', () => {
  it('has all units of the time free', () => {
    expect(freeIds(first)).toEqual([11])
    expect(freeIds(first, '11 18:00')).toEqual([])
    expect(freeIds(first, '11 18:30')).toEqual([])
  })

  it('may have the units before and after it taken', () => {
    expect(freeIds(first, '11 17:30', '11 19:00')).toEqual([11])
  })

  it('is any court of the category, at one centre or at all centres', () => {
    expect(freeIds(anyCourt)).toEqual([11, 12, 13])
    expect(freeIds({ ...anyCourt, centerId: 4 })).toEqual([13])
    expect(freeIds({ ...anyCourt, centerId: 4 }, '13 18:30')).toEqual([])
  })

  it('is not combined from halves of two courts', () => {
    expect(freeIds({ ...anyCourt, centerId: 2 }, '11 18:00', '12 18:30')).toEqual([])
  })

  it('is not closed, reserved for a club or beyond closing time', () => {
    expect(freeIds({ ...first, ...between('15:30', '16:30') })).toEqual([])
    expect(freeIds({ ...first, ...between('19:30', '20:30') })).toEqual([])
    expect(freeIds({ ...first, ...between('22:30', '23:30') })).toEqual([])
  })
})

describe('a slot alert', () => {
  it('is allowed for a taken time only', () => {
    expect(judge(first, ['11 18:30'])).toBeNull()
    expect(judge(first)).toBe('COURT_IS_FREE')
    const full = ['11 18:00', '12 18:00', '13 18:00']
    expect(judge(anyCourt, full)).toBeNull()
    expect(judge(anyCourt, full.slice(0, 2))).toBe('COURT_IS_FREE')
  })

  it('is allowed for a temporary closure, and not for weekly club hours', () => {
    expect(judge({ ...first, ...between('15:00', '16:00') })).toBeNull()
    expect(judge({ ...first, ...between('20:00', '21:00') })).toBe('RESERVED_FOR_CLUB')
  })

  it.each([
    ['has started', between('18:00', '19:00'), instant('18:00'), 'SLOT_IN_THE_PAST'],
    ['is longer than one may book', between('18:00', '20:30'), undefined, 'TOO_MANY_UNITS'],
    ['is off the grid', between('18:10', '18:40'), undefined, 'SPAN_INVALID'],
    ['ends after closing', between('22:30', '23:30'), undefined, 'ACROSS_CLOSING'],
    ['is before opening', between('05:00', '05:30'), instant('04:00'), 'COURT_CLOSED'],
  ])('is refused for a time that %s', (_, span, now, refusal) => {
    expect(judge({ ...first, ...span }, [], now)).toBe(refusal)
  })

  it('is allowed until the instant before the start', () => {
    expect(judge(first, ['11 18:00'], new Date(instant('18:00').getTime() - 1))).toBeNull()
  })

  it('is allowed for offered courts only', () => {
    expect(judge({ ...first, courtId: 99 })).toBe('COURT_NOT_FOUND')
    expect(judge({ ...anyCourt, centerId: 7 })).toBe('COURT_NOT_FOUND')
  })
})
