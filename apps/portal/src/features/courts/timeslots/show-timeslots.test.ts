import { describe, expect, it } from 'vitest'
import type { CourtReservation, Timeslot } from '../model/contract.ts'
import { timeslotId } from '../model/timeslot-id.ts'
import { type CourtSearch, readCourtSearch } from './court-search.ts'
import { findOwnHold, openOwnHolds, showTimeslots, sumSlotPrices } from './show-timeslots.ts'

const squash = { id: 2, name: 'Squash' }
const tennis = { id: 3, name: 'Tennis' }
const blindern = { id: 2, name: 'Blindern' }
const domus = { id: 1, name: 'Domus' }

const slot = (courtId: number, startTime: string, overrides: Partial<Timeslot> = {}): Timeslot => ({
  isOpen: true,
  blockingReason: null,
  price: { amount: 60, currency: 'NOK' },
  startTime,
  endTime: new Date(Date.parse(startTime) + 1_800_000).toISOString(),
  sportsCenter: blindern,
  court: { id: courtId, name: `Bane ${courtId}` },
  category: squash,
  ...overrides,
})
const taken = { isOpen: false, blockingReason: 'booked' } as const
/** A timeslot of Monday 23 November, by its wall time in UTC+1. */
const at = (courtId: number, time: string, overrides?: Partial<Timeslot>) =>
  slot(courtId, new Date(`2026-11-23T${time}+01:00`).toISOString(), overrides)
const byTime = (slots: readonly Timeslot[]) =>
  slots.toSorted((one, other) => one.startTime.localeCompare(other.startTime))
const show = (slots: readonly Timeslot[], search: CourtSearch = {}) =>
  showTimeslots(byTime(slots), search)

const monday = [
  at(11, '18:00'),
  at(11, '18:30'),
  at(11, '19:00'),
  at(12, '18:00', taken),
  at(12, '18:30'),
]

describe('start hours', () => {
  const openHours = (slots: readonly Timeslot[], duration: number) =>
    show(slots, { duration })
      .days.flatMap(({ hours }) => hours)
      .filter(({ isOpen }) => isOpen)
      .map(({ hour }) => hour)

  it('are open when some court is free for the duration', () => {
    expect(openHours(monday, 1)).toEqual(['18:00', '18:30', '19:00'])
    expect(openHours(monday, 2)).toEqual(['18:00', '18:30'])
    expect(openHours(monday, 3)).toEqual(['18:00'])
    expect(openHours(monday, 4)).toEqual([])
  })

  it('are not combined from two courts', () => {
    const slots = [at(11, '18:00'), at(11, '18:30', taken), at(12, '18:00', taken), at(12, '18:30')]
    expect(openHours(slots, 2)).toEqual([])
  })

  it('do not span a gap', () => {
    const slots = [at(11, '18:00'), at(11, '19:00'), at(11, '19:30')]
    expect(openHours(slots, 2)).toEqual(['19:00'])
  })

  it('are grouped by day in Norway, and do not cross midnight', () => {
    const late = slot(11, '2026-11-23T22:30:00.000Z')
    const early = slot(11, '2026-11-23T23:00:00.000Z')
    const shown = show([late, early], { duration: 2 })
    expect(shown.days).toEqual([
      { date: '2026-11-23', hours: [{ hour: '23:30', isOpen: false, isTooLate: true }] },
      { date: '2026-11-24', hours: [{ hour: '00:00', isOpen: false, isTooLate: true }] },
    ])
  })
})

describe('a start hour that is not open', () => {
  const hours = (slots: readonly Timeslot[], duration: number) =>
    Object.fromEntries(
      show(slots, { duration })
        .days.flatMap((day) => day.hours)
        .map(({ hour, isTooLate }) => [hour, isTooLate]),
    )

  it('is too late when no court stays open, and taken when one would have been', () => {
    const slots = [at(11, '18:00', taken), at(11, '18:30', taken), at(11, '19:00')]
    expect(hours(slots, 1)).toEqual({ '18:00': false, '18:30': false, '19:00': false })
    expect(hours(slots, 2)).toEqual({ '18:00': false, '18:30': false, '19:00': true })
    expect(hours(slots, 3)).toEqual({ '18:00': false, '18:30': true, '19:00': true })
  })

  it('is too late whether or not the remaining slots are taken', () => {
    expect(hours([at(11, '22:30', taken)], 2)).toEqual({ '22:30': true })
    expect(hours([at(11, '22:30'), at(12, '22:30'), at(12, '23:00', taken)], 2)).toEqual({
      '22:30': false,
      '23:00': true,
    })
  })
})

describe('courts', () => {
  const chosen = { date: '2026-11-23', hour: '18:00', duration: 2 } as const

  it('are full with the reason when they are not open for the whole span', () => {
    const club = { isOpen: false, blockingReason: 'club' } as const
    const slots = [...monday, at(13, '18:00'), at(13, '18:30', club), at(14, '18:00')]
    const { courts } = show(slots, chosen)
    expect(courts.map(({ id, blockingReason }) => [id, blockingReason])).toEqual([
      [11, null],
      [12, 'booked'],
      [13, 'club'],
      [14, 'too-short'],
    ])
  })

  it('are none before an hour is chosen', () => {
    expect(show(monday, { date: '2026-11-23' }).courts).toEqual([])
  })

  it('without the hour are left out', () => {
    const { courts } = show(monday, { ...chosen, hour: '19:00' })
    expect(courts.map(({ id }) => id)).toEqual([11])
  })
})

describe('the selection', () => {
  const chosen = { date: '2026-11-23', hour: '18:00', court: 11, duration: 2 } as const
  const selected = (search: CourtSearch) =>
    show(monday, search).selected.map(({ court, startTime }) => [court.id, startTime])

  it('is the consecutive slots of the court', () => {
    expect(selected(chosen)).toEqual([
      [11, '2026-11-23T17:00:00.000Z'],
      [11, '2026-11-23T17:30:00.000Z'],
    ])
    expect(selected({ ...chosen, duration: undefined })).toHaveLength(1)
  })

  it.each([
    [{ court: 12 }, 'is taken'],
    [{ court: 99 }, 'is not there'],
    [{ court: undefined }, 'is not chosen'],
    [{ duration: 4 }, 'is not open so long'],
    [{ hour: undefined }, 'has no hour'],
    [{ hour: '17:30' }, 'is not open yet'],
  ])('is empty with %j: the court %s', (...[change]) => {
    expect(selected({ ...chosen, ...change })).toEqual([])
  })

  it('costs the sum of its slots', () => {
    const price = { amount: 62.5, currency: 'NOK' } as const
    expect(sumSlotPrices([at(11, '18:00', { price }), at(11, '18:30')])).toBe(12_250)
  })
})

describe('filters', () => {
  const slots = [
    ...monday,
    at(21, '18:00', { category: tennis, sportsCenter: domus }),
    at(22, '18:00', { category: squash, sportsCenter: domus }),
  ]

  it('offer the existing categories, and start with the first', () => {
    const shown = show(slots)
    expect(shown.categories).toEqual([squash, tennis])
    expect(shown.category).toEqual(squash)
    expect(show(slots, { category: 3 }).category).toEqual(tennis)
    expect(show(slots, { category: 99 }).category).toEqual(squash)
  })

  it('offer the centres of the category, and start with all of them', () => {
    expect(show(slots).locations).toEqual([domus, blindern])
    expect(show(slots).location).toBeNull()
    expect(show(slots, { category: 3 }).locations).toEqual([domus])
    expect(show(slots, { category: 3, location: 2 }).location).toBeNull()
  })

  it('narrow the courts', () => {
    const search = { date: '2026-11-23', hour: '18:00' } as const
    const ids = (more: CourtSearch) =>
      show(slots, { ...search, ...more }).courts.map(({ id }) => id)
    expect(ids({})).toEqual([11, 12, 22])
    expect(ids({ location: 1 })).toEqual([22])
    expect(ids({ category: 3 })).toEqual([21])
  })

  it('start on the first day, also when the day in the address is over', () => {
    expect(show(slots).date).toBe('2026-11-23')
    expect(show(slots, { date: '2026-11-22' }).date).toBe('2026-11-23')
    expect(show([]).date).toBeNull()
  })
})

it('own holds are open, and what others hold or have booked is not', () => {
  const held = { isOpen: false, blockingReason: 'held' } as const
  const slots = [at(11, '18:00', held), at(12, '18:00', held), at(11, '18:30', taken)]
  const own = new Set(['11@2026-11-23T17:00:00.000Z', '11@2026-11-23T17:30:00.000Z'])
  expect(
    openOwnHolds(slots, own).map(({ isOpen, blockingReason }) => [isOpen, blockingReason]),
  ).toEqual([
    [true, null],
    [false, 'held'],
    [false, 'booked'],
  ])
  expect(openOwnHolds(slots, new Set())).toBe(slots)
})

describe('the address', () => {
  it('may contain anything', () => {
    const wild = { step: 'pay', category: 0, duration: 5, date: 'x', hour: '18:15', court: '-1' }
    expect(readCourtSearch(wild)).toEqual({})
    const known = { step: 'summary', category: 2, duration: '3', hour: '18:30', court: '11' }
    expect(readCourtSearch(known)).toEqual({
      step: 'summary',
      category: 2,
      duration: 3,
      hour: '18:30',
      court: 11,
    })
  })
})

it('in the repeated hour of autumn, the first one is meant', () => {
  const slots = ['00:00', '00:30', '01:00', '01:30'].map((time) =>
    slot(11, `2026-10-25T${time}:00.000Z`),
  )
  const shown = show(slots, { duration: 4, hour: '02:00', court: 11 })
  expect(shown.days[0]?.hours).toEqual([
    { hour: '02:00', isOpen: true, isTooLate: false },
    { hour: '02:30', isOpen: false, isTooLate: true },
  ])
  expect(shown.selected.map(({ startTime }) => startTime)).toEqual(
    slots.map(({ startTime }) => startTime),
  )
})

describe('an own hold', () => {
  const unit: CourtReservation = {
    id: 'unit',
    queue: { position: 0, length: 0 },
    type: 'COURT',
    holdId: 'the hold',
    price: { amount: 60, currency: 'NOK' },
    reservations: { max: 4, current: 1 },
    sportsCenter: blindern,
    court: { id: 11, name: 'Bane 11' },
    cancelable: true,
    startTime: '2026-11-23T17:30:00.000Z',
    endTime: '2026-11-23T18:00:00.000Z',
    expiresAt: '2026-11-23T12:00:00.000Z',
    state: 'held',
    timeslotId: timeslotId(11, new Date('2026-11-23T17:30:00.000Z')),
  }

  it('is found by any of its slots while it is unpaid', () => {
    const slots = [at(11, '18:00'), at(11, '18:30')]
    expect(findOwnHold(slots, [unit])).toBe('the hold')
    expect(findOwnHold(slots.slice(0, 1), [unit])).toBeNull()
    expect(findOwnHold([at(12, '18:30')], [unit])).toBeNull()
    expect(findOwnHold(slots, [{ ...unit, state: 'confirmed' }])).toBeNull()
    expect(findOwnHold(slots, [])).toBeNull()
  })
})
