import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import type { CourtReservation, Timeslot } from '../model/contract.ts'
import { timeslotId } from '../model/timeslot-id.ts'
import type { ChosenSearch, Duration } from './court-search.ts'

type Named = { readonly id: number; readonly name: string }

export type StartHour = {
  /** Wall time, `18:30`; it is used in the address. */
  readonly hour: string
  /** Some court is open for the whole duration. */
  readonly isOpen: boolean
  /** No court stays open long enough, booked or not: the hour is too late rather than taken. */
  readonly isTooLate: boolean
}

/** The first reason why a court is not free for the whole duration. */
export type CourtBlockingReason = NonNullable<Timeslot['blockingReason']> | 'too-short'

export type CourtChoice = Named & {
  readonly sportsCenter: Named
  /** Null when it is free for the whole duration; otherwise it is shown as full. */
  readonly blockingReason: CourtBlockingReason | null
  /** Its slots of the duration, in order of time: all of them when it is free. */
  readonly slots: readonly Timeslot[]
}

export type ShownTimeslots = {
  readonly categories: readonly Named[]
  readonly category: Named | null
  /** Centres that have courts of the category. */
  readonly locations: readonly Named[]
  /** Null: all of them. */
  readonly location: Named | null
  readonly duration: Duration
  readonly days: readonly { readonly date: string; readonly hours: readonly StartHour[] }[]
  /** Null when there is no day to choose. */
  readonly date: string | null
  readonly hour: string | null
  /** The courts at the chosen hour; empty without one. */
  readonly courts: readonly CourtChoice[]
  /**
   * The consecutive slots of the chosen court; empty when nothing is chosen or not all are open.
   */
  readonly selected: readonly Timeslot[]
}

/**
 * Works out what the page of courts shows for an address. Values of the address that do not exist
 * count as not chosen (specification, section 4 "Timeslot selection").
 * @param slots by time, as the API answers
 */
export function showTimeslots(slots: readonly Timeslot[], search: ChosenSearch): ShownTimeslots {
  const categories = distinct(slots.map(({ category }) => category))
  const category = findById(categories, search.category) ?? categories[0] ?? null
  const ofCategory = slots.filter((slot) => slot.category.id === category?.id)
  const locations = distinct(ofCategory.map(({ sportsCenter }) => sportsCenter))
  const location = findById(locations, search.location) ?? null
  const duration = (search.duration ?? 1) as Duration
  const offered = ofCategory.filter(
    ({ sportsCenter }) => !location || sportsCenter.id === location.id,
  )
  const days = [...Map.groupBy(offered.map(addHour), ({ date }) => date)].map(([date, ofDay]) => {
    const byCourt = [...Map.groupBy(ofDay, ({ slot }) => slot.court.id).values()]
    return { date, byCourt, hours: listStartHours(ofDay, byCourt, duration) }
  })
  const day = days.find(({ date }) => date === search.date) ?? days[0]
  const hour = day?.hours.find((start) => start.hour === search.hour)?.hour ?? null
  const courts = day && hour !== null ? listCourtChoices(day.byCourt, hour, duration) : []
  const court = courts.find(({ id }) => id === search.court)
  return {
    categories,
    category,
    locations,
    location,
    duration,
    days: days.map(({ date, hours }) => ({ date, hours })),
    date: day?.date ?? null,
    hour,
    courts,
    selected: court?.blockingReason === null ? court.slots : [],
  }
}

export type CourtsOfHour = { readonly hour: string; readonly courts: readonly CourtChoice[] }

/** The courts of every hour of the shown day, as `courts` has them for the chosen hour. */
export function listCourtsByHour(
  slots: readonly Timeslot[],
  { category, location, date, duration }: ShownTimeslots,
): CourtsOfHour[] {
  const ofDay = slots
    .filter((slot) => slot.category.id === category?.id)
    .filter(({ sportsCenter }) => !location || sportsCenter.id === location.id)
    .map(addHour)
    .filter((timed) => timed.date === date)
  const byCourt = [...Map.groupBy(ofDay, ({ slot }) => slot.court.id).values()]
  return [...new Set(ofDay.map(({ hour }) => hour))].map((hour) => ({
    hour,
    courts: listCourtChoices(byCourt, hour, duration),
  }))
}

/** Opens the slots that the visitor holds: their own holds do not block them while they pay. */
export function openOwnHolds(
  slots: readonly Timeslot[],
  ownIds: ReadonlySet<string>,
): readonly Timeslot[] {
  if (ownIds.size === 0) return slots
  return slots.map((slot) =>
    slot.blockingReason === 'held' &&
    ownIds.has(timeslotId(slot.court.id, new Date(slot.startTime)))
      ? { ...slot, isOpen: true, blockingReason: null }
      : slot,
  )
}

/** The visitor's unpaid hold that has one of these slots; null when there is none. */
export function findOwnHold(
  slots: readonly Timeslot[],
  own: readonly CourtReservation[],
): string | null {
  const ids = new Set(slots.map((slot) => timeslotId(slot.court.id, new Date(slot.startTime))))
  return own.find((unit) => unit.state === 'held' && ids.has(unit.timeslotId))?.holdId ?? null
}

/** The price of the chosen slots in øre. */
export function sumSlotPrices(slots: readonly Timeslot[]): number {
  return slots.reduce((sum, { price }) => sum + Math.round(price.amount * 100), 0)
}

type Timed = { readonly slot: Timeslot; readonly date: string; readonly hour: string }

/** Time zone arithmetic is the slow part, so it runs once per slot. */
function addHour(slot: Timeslot): Timed {
  const startsAt = new Date(slot.startTime)
  return { slot, date: osloDate(startsAt), hour: osloWallTime(startsAt) }
}

function listStartHours(
  ofDay: readonly Timed[],
  byCourt: readonly (readonly Timed[])[],
  duration: Duration,
): StartHour[] {
  return [...new Set(ofDay.map(({ hour }) => hour))].map((hour) => {
    const courts = listCourtChoices(byCourt, hour, duration)
    return {
      hour,
      isOpen: courts.some(({ blockingReason }) => blockingReason === null),
      isTooLate: courts.every(({ slots }) => slots.length < duration),
    }
  })
}

function listCourtChoices(
  byCourt: readonly (readonly Timed[])[],
  hour: string,
  duration: Duration,
): CourtChoice[] {
  return byCourt.flatMap((ofCourt) => {
    // In the night that repeats an hour, the first one is meant.
    const first = ofCourt.findIndex((timed) => timed.hour === hour)
    const span = first < 0 ? [] : ofCourt.slice(first, first + duration)
    const slots = takeConsecutive(span.map(({ slot }) => slot))
    const [start] = slots
    if (!start) return []
    const closed = slots.find(({ isOpen }) => !isOpen)
    const blockingReason = closed
      ? (closed.blockingReason ?? 'booked')
      : slots.length < duration
        ? 'too-short'
        : null
    return [{ ...start.court, sportsCenter: start.sportsCenter, blockingReason, slots }]
  })
}

/** Slots up to the first gap. */
function takeConsecutive(slots: readonly Timeslot[]): Timeslot[] {
  const gap = slots.findIndex(
    ({ startTime }, index) => index > 0 && slots[index - 1]?.endTime !== startTime,
  )
  return slots.slice(0, gap < 0 ? slots.length : gap)
}

function distinct(items: readonly Named[]): Named[] {
  return [...new Map(items.map((item) => [item.id, item])).values()].toSorted(
    (one, other) => one.id - other.id,
  )
}

function findById(items: readonly Named[], id: number | undefined): Named | undefined {
  return items.find((item) => item.id === id)
}
