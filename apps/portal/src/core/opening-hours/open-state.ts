import { addDays } from '#platform/time/date.ts'
import { dateOf, type OsloDateTime } from '#platform/time/oslo.ts'
import type { PublicHoliday } from '#platform/time/public-holidays.ts'
import { hoursOnDate, type Opening, openingOn, type Schedule } from './schedule.ts'

/** Whether a place is open at an instant, and what comes next. */
export type OpenState =
  /** `closes` is null when it is open around the clock, or when the closing time is unknown. */
  | { kind: 'open'; closes: OsloDateTime | null }
  | { kind: 'opensLater'; opens: OsloDateTime }
  /** Closed; the next day on which it may open is a public holiday without hours of its own. */
  | { kind: 'mayOpen'; date: string; holiday: PublicHoliday }
  /** No coming opening is known. */
  | { kind: 'closed' }
  /** A public holiday without hours of its own: the regular hours may not apply. */
  | { kind: 'uncertain'; holiday: PublicHoliday }

/** How far ahead the next opening is searched: longer than any summer break. */
const daysAhead = 100

/** An opening longer than this, without a break, counts as around the clock. */
const daysOpen = 8

export function openState(schedule: Schedule, now: OsloDateTime): OpenState {
  const today = dateOf(now)
  // A night belongs to the day on which it started, whatever the next day is.
  for (const date of [addDays(today, -1), today]) {
    const day = hoursOnDate(schedule, date)
    const opening = (day.kind === 'known' ? day.hours : day.regular)
      .map((hours) => openingOn(date, hours))
      .find((candidate) => holds(candidate, now))
    if (day.kind === 'uncertain' && (opening || date === today))
      return { kind: 'uncertain', holiday: day.holiday }
    if (opening) return { kind: 'open', closes: closingOf(schedule, opening) }
  }
  return nextOpening(schedule, now)
}

function holds({ from, to }: Opening, localTime: OsloDateTime): boolean {
  return from <= localTime && localTime < to
}

/** The end of an opening, including those that follow without a break. */
function closingOf(schedule: Schedule, { from, to }: Opening): OsloDateTime | null {
  const latest = addDays(dateOf(from), daysOpen)
  let closes = to
  while (dateOf(closes) < latest) {
    const next = following(schedule, closes)
    if (next === 'uncertain') return null
    if (!next) return closes
    closes = next.to
  }
  return null
}

/** The opening that contains the closing time. */
function following(schedule: Schedule, closes: OsloDateTime): Opening | 'uncertain' | undefined {
  const date = dateOf(closes)
  for (const begins of [addDays(date, -1), date]) {
    const day = hoursOnDate(schedule, begins)
    const opening = (day.kind === 'known' ? day.hours : day.regular)
      .map((hours) => openingOn(begins, hours))
      .find((candidate) => holds(candidate, closes))
    if (opening) return day.kind === 'known' ? opening : 'uncertain'
  }
  return undefined
}

function nextOpening(schedule: Schedule, now: OsloDateTime): OpenState {
  const today = dateOf(now)
  for (let days = 0; days <= daysAhead; days++) {
    const date = addDays(today, days)
    const day = hoursOnDate(schedule, date)
    if (day.kind === 'uncertain') {
      // When it is closed on that weekday anyway, the holiday changes nothing.
      if (day.regular.length === 0) continue
      return { kind: 'mayOpen', date, holiday: day.holiday }
    }
    const opening = day.hours.map((hours) => openingOn(date, hours)).find(({ from }) => from > now)
    if (opening) return { kind: 'opensLater', opens: opening.from }
  }
  return { kind: 'closed' }
}
