import { m } from '#messages'
import { addDays } from '#platform/time/date.ts'
import { formatWallTime } from '#platform/time/format.ts'
import { osloDate, osloDateTime, wallTimeOf } from '#platform/time/oslo.ts'
import { dateRangeText } from './date-text.ts'
import { type OpenState, openState } from './open-state.ts'
import { openStateText } from './open-state-text.ts'
import type { Schedule } from './schedule.ts'
import { upcomingSpecialHours } from './upcoming-special-hours.ts'

export type Place = { name: string; href: string; schedule: Schedule }

export type OpenPlaces = {
  /** The number of places that are open now. */
  open: number
  /** Of the open places, those that close last; when none is open, the one that opens first. */
  lines: { name: string; href: string; text: string }[]
  /** Special hours within the next two weeks: `Julaften, torsdag 24. desember`. */
  special: string | null
}

const linesShown = 4
const daysAhead = 14

/** @returns null when no place has hours */
export function openPlaces(places: readonly Place[], now: Date): OpenPlaces | null {
  if (places.length === 0) return null
  const localTime = osloDateTime(now)
  const states = places.map((place) => ({ ...place, state: openState(place.schedule, localTime) }))
  const open = states
    .filter(({ state }) => state.kind === 'open')
    .sort((one, other) => closing(other.state).localeCompare(closing(one.state)))
  const next = states
    .filter(({ state }) => state.kind === 'opensLater')
    .sort((one, other) => opening(one.state).localeCompare(opening(other.state)))
  const shown = open.length > 0 ? open.slice(0, linesShown) : next.slice(0, 1)
  return {
    open: open.length,
    lines: shown.map(({ name, href, state }) => ({
      name,
      href,
      text: open.length > 0 ? untilText(state) : openStateText(state, localTime),
    })),
    special: specialText(places, osloDate(now)),
  }
}

/** A place that is open without an end sorts last. */
function closing(state: OpenState): string {
  return state.kind === 'open' ? (state.closes ?? '9999') : ''
}

function opening(state: OpenState): string {
  return state.kind === 'opensLater' ? state.opens : ''
}

function untilText(state: OpenState): string {
  if (state.kind !== 'open' || !state.closes) return m.open_now()
  return m.open_till({ time: formatWallTime(wallTimeOf(state.closes)) })
}

/** The special hours that most places have; those of a single place are on its own page. */
function specialText(places: readonly Place[], today: string): string | null {
  const until = addDays(today, daysAhead)
  const count = new Map<string, number>()
  for (const { schedule } of places)
    for (const special of upcomingSpecialHours(schedule.special, today))
      if (special.title && special.from <= until) {
        const text = `${special.title}, ${dateRangeText(special, today)}`
        count.set(text, (count.get(text) ?? 0) + 1)
      }
  const [most] = [...count].sort(([, one], [, other]) => other - one)
  return most?.[0] ?? null
}
