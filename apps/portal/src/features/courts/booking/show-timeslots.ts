import { osloDate, osloWallTime } from '#platform/time/oslo.ts'
import type { Timeslot } from '../contract.ts'
import type { CourtSearch, Duration } from './court-search.ts'

type Named = { readonly id: number; readonly name: string }

export type StartHour = {
  /** What the clock shows, `18:30`: it stands in the address. */
  readonly hour: string
  /** Some court is open for as long as it is wanted. */
  readonly isOpen: boolean
}

/** Why a court cannot be had for the whole span: what stands in the way first. */
export type CourtObstacle = NonNullable<Timeslot['obstacle']> | 'too-short'

export type CourtChoice = Named & {
  readonly sportsCenter: Named
  /** Null when it is open across the span; otherwise it is shown as full. */
  readonly obstacle: CourtObstacle | null
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
export function showTimeslots(slots: readonly Timeslot[], search: CourtSearch): ShownTimeslots {
  const categories = distinct(slots.map(({ category }) => category))
  const category = findById(categories, search.category) ?? categories[0] ?? null
  const ofCategory = slots.filter((slot) => slot.category.id === category?.id)
  const locations = distinct(ofCategory.map(({ sportsCenter }) => sportsCenter))
  const location = findById(locations, search.location) ?? null
  const duration = (search.duration ?? 1) as Duration
  const offered = ofCategory.filter(
    ({ sportsCenter }) => !location || sportsCenter.id === location.id,
  )
  const days = [...Map.groupBy(offered, ({ startTime }) => osloDate(new Date(startTime)))].map(
    ([date, ofDay]) => ({ date, hours: startHours(ofDay, duration), ofDay }),
  )
  const day = days.find(({ date }) => date === search.date) ?? days[0]
  const hour = day?.hours.find((start) => start.hour === search.hour)?.hour ?? null
  const courts = day && hour !== null ? courtChoices(day.ofDay, hour, duration) : []
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
    selected: court?.obstacle === null ? court.slots : [],
  }
}

/** What the chosen slots cost together, in øre. */
export function priceOfSlots(slots: readonly Timeslot[]): number {
  return slots.reduce((sum, { price }) => sum + Math.round(price.amount * 100), 0)
}

const hourOf = ({ startTime }: Timeslot) => osloWallTime(new Date(startTime))

function startHours(ofDay: readonly Timeslot[], duration: Duration): StartHour[] {
  return [...new Set(ofDay.map(hourOf))].map((hour) => ({
    hour,
    isOpen: courtChoices(ofDay, hour, duration).some(({ obstacle }) => obstacle === null),
  }))
}

function courtChoices(ofDay: readonly Timeslot[], hour: string, duration: Duration): CourtChoice[] {
  return [...Map.groupBy(ofDay, ({ court }) => court.id).values()].flatMap((ofCourt) => {
    // In the night in which an hour comes twice, the first of them is meant.
    const first = ofCourt.findIndex((slot) => hourOf(slot) === hour)
    const [start] = ofCourt.slice(first, first + 1)
    if (first < 0 || !start) return []
    const slots = consecutive(ofCourt.slice(first, first + duration))
    const closed = slots.find(({ isOpen }) => !isOpen)
    const obstacle = closed
      ? (closed.obstacle ?? 'booked')
      : slots.length < duration
        ? 'too-short'
        : null
    return [{ ...start.court, sportsCenter: start.sportsCenter, obstacle, slots }]
  })
}

/** Up to the first gap. */
function consecutive(slots: readonly Timeslot[]): Timeslot[] {
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
