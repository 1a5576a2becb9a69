/** Arithmetic on calendar days written `2026-11-21`, whatever the clock does in between. */

const day = 86_400_000

const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** @param count may be negative */
export function addDays(date: string, count: number): string {
  return new Date(midnight(date) + count * day).toISOString().slice(0, 10)
}

/** Whole days from one date to a later one; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / day)
}

/** Monday is 1 and Sunday 7 (ISO 8601). */
export function weekdayOf(date: string): number {
  return new Date(midnight(date)).getUTCDay() || 7
}

/** An instant on that day in Oslo, for the functions that write dates: noon there is the same date in UTC. */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}
