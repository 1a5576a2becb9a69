import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import type { CourtReservation, Timeslot } from '../model/contract.ts'
import { timeslotId } from '../model/timeslot-id.ts'
import type { ChosenSearch, Duration } from './court-search.ts'

type Named = { readonly id: number; readonly name: string }

export type StartHour = {
  /** What the clock shows, `18:30`: it stands in the address. */
  readonly hour: string
  /** Some court is open for as long as it is wanted. */
  readonly isOpen: boolean
  /** No court is open long enough after it, whoever has them: it is not taken, it is too late. */
  readonly isTooLate: boolean
}

/** Why a court cannot be had for the whole span: what stands in the way first. */
export type CourtBlockingReason = NonNullable<Timeslot['blockingReason']> | 'too-short'

export type CourtChoice = Named & {
  readonly sportsCenter: Named
  /** Null when it is open across the span; otherwise it is shown as full. */
  readonly blockingReason: CourtBlockingReason | null
  /** Its slots of the span, in their order: all of them when it is open. */
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
  /** Of the chosen hour; none without one. */
  readonly courts: readonly CourtChoice[]
  /** The consecutive slots of the chosen court; none when nothing is chosen or not all are open. */
  readonly selected: readonly Timeslot[]
}

/**
 * What the page of courts shows of the timeslots, by what its address says. What the address names and
 * is not there counts as not chosen (specification, section 4 "Timeslot selection").
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

/** The courts of every hour of the shown day, as `courts` has them of the chosen one. */
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

/** As whoever holds some of them sees them: their own stand in nobody's way while they pay. */
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

/** The hold of one's own, not yet paid, that has one of these slots; null when there is none. */
export function findOwnHold(
  slots: readonly Timeslot[],
  own: readonly CourtReservation[],
): string | null {
  const ids = new Set(slots.map((slot) => timeslotId(slot.court.id, new Date(slot.startTime))))
  return own.find((unit) => unit.state === 'held' && ids.has(unit.timeslotId))?.holdId ?? null
}

/** What the chosen slots cost together, in øre. */
export function sumSlotPrices(slots: readonly Timeslot[]): number {
  return slots.reduce((sum, { price }) => sum + Math.round(price.amount * 100), 0)
}

type Timed = { readonly slot: Timeslot; readonly date: string; readonly hour: string }

/** Asking the clock costs more than all the rest: once for each slot. */
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
    // In the night in which an hour comes twice, the first of them is meant.
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

/** Up to the first gap. */
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
