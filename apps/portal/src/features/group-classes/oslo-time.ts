import { once } from '#platform/once.ts'
import { bookingOpensDaysBefore, unbookingClosesHoursBefore } from './rules.ts'

export { osloDate } from '#platform/clock.ts'

export const timeZone = 'Europe/Oslo'

const clock = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

const day = 86_400_000
const hour = 3_600_000

/** What the clock in Oslo shows, as if it were UTC: only for arithmetic on wall-clock time. */
function wallClock(instant: number): number {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(instant)
      .map((p) => [p.type, p.value]),
  )
  const shown = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`
  return Date.parse(shown) + (((instant % 1000) + 1000) % 1000)
}

/**
 * The instant at which the clock in Oslo shows `shown`. A time that the clock skips in spring
 * counts as one hour later; of a time that it shows twice in autumn the first counts.
 */
function instantOf(shown: number): number {
  const before = wallClock(shown - day) - (shown - day)
  const after = wallClock(shown + day) - (shown + day)
  const earlier = shown - Math.max(before, after)
  if (wallClock(earlier) === shown) return earlier
  const later = shown - Math.min(before, after)
  return later
}

/** The same rule as the server stores in the class, for texts such as "booking opens at". */
export function bookingOpensAt(startsAt: Date): Date {
  return new Date(instantOf(wallClock(startsAt.getTime()) - bookingOpensDaysBefore * day))
}

export function unbookingClosesAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - unbookingClosesHoursBefore * hour)
}
