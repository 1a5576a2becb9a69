import { describe, expect, it } from 'vitest'
import { osloWallTime } from '#platform/time/oslo.ts'
import { buildCourt, buildSetup, everyDay } from './court-setup.testing.ts'
import type { Closure, CourtSetup } from './court-setup.ts'
import { listUnits } from './list-units.server.ts'

const monday = '2026-11-23'
const tuesday = '2026-11-24'
const times = (setup: CourtSetup, date = monday) =>
  listUnits(setup, date).map(({ startsAt }) => osloWallTime(startsAt))
const opening = { ...everyDay, centerId: 2, courtId: null }
const price = { ...everyDay, fromTime: '00:00', toTime: '24:00', categoryId: 2, priceOre: 6_000 }
const allDay = { ...opening, fromTime: '00:00', toTime: '24:00' }

describe('units of a day', () => {
  it('are the half hours from opening to closing, the last one ending at closing time', () => {
    const found = times(buildSetup())
    expect(found).toHaveLength(32)
    expect([found[0], found.at(-1)]).toEqual(['07:00', '22:30'])
  })

  it('end at midnight, where those of the next day start', () => {
    const setup = buildSetup({ openings: [allDay] })
    const [first, last] = [listUnits(setup, tuesday)[0], listUnits(setup, monday).at(-1)]
    expect(last?.startsAt).toEqual(new Date('2026-11-23T22:30:00Z'))
    expect(first?.startsAt).toEqual(new Date('2026-11-23T23:00:00Z'))
  })

  it('are two fewer on the day on which the clock skips an hour', () => {
    const spring = times(
      buildSetup({
        openings: [{ ...allDay, validFrom: '2026-01-01' }],
        prices: [{ ...price, validFrom: '2026-01-01' }],
      }),
      '2026-03-29',
    )
    expect(spring).toHaveLength(46)
    expect(spring.slice(2, 6)).toEqual(['01:00', '01:30', '03:00', '03:30'])
  })

  it('are two more on the day that repeats an hour', () => {
    const found = times(buildSetup({ openings: [allDay] }), '2026-10-25')
    expect(found).toHaveLength(50)
    expect(found.slice(4, 8)).toEqual(['02:00', '02:30', '02:00', '02:30'])
  })

  it('stay closed in the repeated hour when the court closed in the first', () => {
    const openings = [{ ...allDay, fromTime: '01:30', toTime: '02:30' }]
    expect(times(buildSetup({ openings }), '2026-10-25')).toEqual(['01:30', '02:00'])
  })

  it('keep their wall time across the change of the clock', () => {
    const ends = ['2026-10-24', '2026-10-25', '2026-10-26'].map((date) => {
      const found = times(buildSetup(), date)
      return [found[0], found.length]
    })
    expect(ends).toEqual([
      ['07:00', 32],
      ['07:00', 32],
      ['07:00', 32],
    ])
  })
})

describe('opening hours', () => {
  it('apply on their weekdays, both ends included', () => {
    const openings = [{ ...opening, firstWeekday: 2, lastWeekday: 3 }]
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
    expect(days.map((date) => times(buildSetup({ openings }), date).length)).toEqual([0, 32, 32, 0])
  })

  it('apply from their first to their last day', () => {
    const openings = [{ ...opening, validFrom: '2026-11-24', validTo: '2026-11-24' }]
    const days = ['2026-11-23', '2026-11-24', '2026-11-25']
    expect(days.map((date) => times(buildSetup({ openings }), date).length)).toEqual([0, 32, 0])
  })

  it('with a later first day replace earlier ones while they apply', () => {
    const christmas = {
      ...opening,
      fromTime: '10:00',
      toTime: '12:00',
      validFrom: '2026-11-24',
      validTo: '2026-11-24',
    }
    const setup = buildSetup({ openings: [opening, christmas] })
    expect(times(setup, tuesday)).toEqual(['10:00', '10:30', '11:00', '11:30'])
    expect(times(setup, '2026-11-25')).toHaveLength(32)
  })

  it('may have a break', () => {
    const openings = [
      { ...opening, fromTime: '08:00', toTime: '09:00' },
      { ...opening, fromTime: '10:00', toTime: '10:30' },
    ]
    expect(times(buildSetup({ openings }))).toEqual(['08:00', '08:30', '10:00'])
  })

  it('of a court replace those of its centre', () => {
    const own = { ...opening, courtId: 11, fromTime: '16:00', toTime: '17:00' }
    const setup = buildSetup({
      courts: [buildCourt(), buildCourt({ id: 12 }), buildCourt({ id: 13, centerId: 3 })],
      openings: [opening, own],
    })
    const counts = Map.groupBy(listUnits(setup, monday), ({ court }) => court.id)
    expect([11, 12, 13].map((id) => counts.get(id)?.length ?? 0)).toEqual([2, 32, 0])
  })
})

describe('prices', () => {
  const bands = [
    { ...price, toTime: '16:00', priceOre: 5_000 },
    { ...price, fromTime: '16:00', priceOre: 9_000 },
  ]
  const priceAt = (setup: CourtSetup, wallTime: string, date = monday) =>
    listUnits(setup, date).find(({ startsAt }) => osloWallTime(startsAt) === wallTime)?.priceOre

  it('change with the band, at its first unit', () => {
    const setup = buildSetup({ prices: bands })
    expect([priceAt(setup, '15:30'), priceAt(setup, '16:00')]).toEqual([5_000, 9_000])
  })

  it('apply to their category only', () => {
    const prices = [price, { ...price, categoryId: 3, priceOre: 100 }]
    expect(priceAt(buildSetup({ prices }), '12:00')).toBe(6_000)
  })

  it('are the latest ones from their first day on', () => {
    const prices = [price, { ...price, validFrom: tuesday, priceOre: 7_000 }]
    const setup = buildSetup({ prices })
    expect([priceAt(setup, '12:00'), priceAt(setup, '12:00', tuesday)]).toEqual([6_000, 7_000])
  })

  it('of a newer band do not change another band', () => {
    const evening = { ...price, fromTime: '16:00', validFrom: tuesday, priceOre: 9_500 }
    const setup = buildSetup({ prices: [...bands, evening] })
    expect(times(setup, tuesday)).toHaveLength(32)
    const at = (date: string) =>
      ['15:30', '16:00'].map((wallTime) => priceAt(setup, wallTime, date))
    expect([at(monday), at(tuesday)]).toEqual([
      [5_000, 9_000],
      [5_000, 9_500],
    ])
  })

  it('from the same day count as the lower one', () => {
    const prices = [price, { ...price, priceOre: 4_000 }]
    expect(priceAt(buildSetup({ prices }), '12:00')).toBe(4_000)
  })

  it('that are missing leave no units', () => {
    const prices = [{ ...price, fromTime: '20:00' }]
    expect(times(buildSetup({ prices }))).toHaveLength(6)
  })
})

describe('a unit cannot be booked', () => {
  const blockingReasonAt = (setup: CourtSetup, wallTime: string) =>
    listUnits(setup, monday).find(({ startsAt }) => osloWallTime(startsAt) === wallTime)
      ?.blockingReason
  const club = {
    ...everyDay,
    courtId: 11,
    clubName: 'OSI Squash',
    fromTime: '18:00',
    toTime: '19:00',
  }
  const closure: Closure = {
    centerId: 2,
    courtId: null,
    startsAt: new Date('2026-11-23T11:10:00Z'),
    endsAt: new Date('2026-11-23T12:00:00Z'),
  }

  it('during club hours', () => {
    const setup = buildSetup({ clubHours: [club] })
    const found = ['17:30', '18:00', '18:30', '19:00'].map((time) => blockingReasonAt(setup, time))
    expect(found).toEqual([null, 'club', 'club', null])
  })

  it('but can when the club has another court', () => {
    const setup = buildSetup({ clubHours: [{ ...club, courtId: 12 }] })
    expect(blockingReasonAt(setup, '18:00')).toBeNull()
  })

  it('when it overlaps a closure, but can from the end of the closure', () => {
    const setup = buildSetup({ closures: [closure] })
    const found = ['11:30', '12:00', '12:30', '13:00'].map((time) => blockingReasonAt(setup, time))
    expect(found).toEqual([null, 'closed', 'closed', null])
  })

  it('during a closure of its own court, not of another court or centre', () => {
    const closed = (rule: Partial<Closure>) =>
      blockingReasonAt(buildSetup({ closures: [{ ...closure, ...rule }] }), '12:00')
    expect(closed({ courtId: 11 })).toBe('closed')
    expect(closed({ courtId: 12 })).toBeNull()
    expect(closed({ centerId: 3 })).toBeNull()
  })

  it('and a closure takes precedence over a club as the reason', () => {
    const both = { ...club, fromTime: '12:00', toTime: '13:00' }
    const setup = buildSetup({ clubHours: [both], closures: [closure] })
    expect(blockingReasonAt(setup, '12:00')).toBe('closed')
  })
})

it('a court that is not offered has no units', () => {
  expect(times(buildSetup({ courts: [buildCourt({ isOffered: false })] }))).toEqual([])
})
