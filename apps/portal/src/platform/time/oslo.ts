import { once } from '../once.ts'

/*
 * Norway's calendar and clock. An `instant` is a `Date`; a `date` is a calendar day, `2026-11-21`; a
 * `wallTime` is what the clock on the wall shows, `07:30`.
 *
 * Visitors' browsers run this, so it uses `Intl` only: the polyfill of `Temporal` would be
 * another 20 kB for each of them. Where only the server computes, `zoned.server.ts` has it.
 */

export const timeZone = 'Europe/Oslo'

const day = 86_400_000
const hour = 3_600_000

// Swedish writes dates and times as ISO 8601 does.
const dateFormat = once(() => new Intl.DateTimeFormat('sv-SE', { timeZone }))
const wallTimeFormat = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }),
)
const wholeFormat = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** The calendar day in Norway at an instant, as `2026-11-21`. */
export function osloDate(instant: Date): string {
  return dateFormat().format(instant)
}

/** The clock on the wall in Norway at an instant, as `07:30`. */
export function osloWallTime(instant: Date): string {
  return wallTimeFormat().format(instant)
}

/** What calendar and clock in Norway show, comparable as text: `2026-11-21T07:30`. */
export type OsloDateTime = `${string}T${string}`

/**
 * In the hour that the clock shows twice in autumn, the second time counts as the end of that hour:
 * this never goes back, and what has closed in that hour does not open once more.
 */
export function osloDateTime(instant: Date): OsloDateTime {
  const wallTime = osloWallTime(instant)
  const isSecondTime = wallTime === osloWallTime(new Date(instant.getTime() - hour))
  return `${osloDate(instant)}T${isSecondTime ? `${wallTime.slice(0, 3)}59` : wallTime}`
}

export const dateOf = (dateTime: OsloDateTime) => dateTime.slice(0, 10)
export const wallTimeOf = (dateTime: OsloDateTime) => dateTime.slice(11)

/**
 * The instant so many days later at which the clock shows the same. A time that it skips in spring
 * counts as one hour later; of a time that it shows twice in autumn the first counts.
 * @param count may be negative
 */
export function addDaysByWallTime(instant: Date, count: number): Date {
  const wanted = wallClock(instant.getTime()) + count * day
  const offsets = [wanted - day, wanted + day].map((near) => wallClock(near) - near)
  const first = wanted - Math.max(...offsets)
  return new Date(wallClock(first) === wanted ? first : wanted - Math.min(...offsets))
}

/** The first instant of a date in Norway. The clock is moved later in the night. */
export function startOfOsloDate(date: string): Date {
  const near = Date.parse(`${date}T00:00:00Z`)
  return new Date(near - (wallClock(near) - near))
}

/** What the clock in Norway shows, as if it were UTC: only for arithmetic. */
function wallClock(instant: number): number {
  const sinceFullSecond = ((instant % 1000) + 1000) % 1000
  return Date.parse(`${wholeFormat().format(instant).replace(' ', 'T')}Z`) + sinceFullSecond
}
