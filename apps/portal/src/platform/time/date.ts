/** Arithmetic on calendar days written `2026-11-21`, whatever the clock does in between. */

const day = 86_400_000

const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`)
const written = (midnight: number) => new Date(midnight).toISOString().slice(0, 10)

/** Whether there was or will be such a day: `2026-02-29` was none. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const found = midnight(text)
  return !Number.isNaN(found) && written(found) === text
}

/** @param count may be negative */
export function addDays(date: string, count: number): string {
  return written(midnight(date) + count * day)
}

/** The same day of an earlier month; its last day where that month is shorter. */
export function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const length = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  const firstOfMonth = written(Date.UTC(year, month - 1 - months))
  return addDays(firstOfMonth, Math.min(Number(date.slice(8)), length) - 1)
}

/** Whole days from one date to a later one; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnight(to) - midnight(from)) / day)
}

/** Monday is 1 and Sunday 7 (ISO 8601). */
export function weekdayOf(date: string): number {
  return new Date(midnight(date)).getUTCDay() || 7
}

/** An instant on that day in Norway, for what writes dates: noon UTC is the same date there. */
export function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`)
}
