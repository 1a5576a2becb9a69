import { Temporal } from 'temporal-polyfill'
import { timeZone } from './oslo.ts'

/*
 * Arithmetic with date and clock together. Node 24 has no `Temporal` of its own yet; the polyfill
 * stays out of the browser.
 */

/** An instant with Norway's date and clock. */
export function toOslo(instant: Date | string): Temporal.ZonedDateTime {
  const written = typeof instant === 'string' ? instant : instant.toISOString()
  return Temporal.Instant.from(written).toZonedDateTimeISO(timeZone)
}

/**
 * When the clock shows a time on a date. A time that it skips in spring counts as one hour later; of
 * a time that it shows twice in autumn the first counts.
 * @param date `2026-11-21` @param wallTime `07:30` or `07:30:00`
 */
export function atWallTime(date: string, wallTime: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: wallTime })
}

export function toInstant(zoned: Temporal.ZonedDateTime): Date {
  return new Date(zoned.epochMilliseconds)
}
