import { addDays, daysBetween } from '#platform/time/date.ts'

export type Span = { readonly startsAt: Date; readonly endsAt: Date }
export type PlacedSpan = Span & { readonly id: string; readonly place: string | null }

const isSame = (one: Date, other: Date) => one.getTime() === other.getTime()

export const isSameSpan = (one: Span, other: Span): boolean =>
  isSame(one.startsAt, other.startsAt) && isSame(one.endsAt, other.endsAt)

/** Where a date is held: its own place, or that of the course. */
const whereOf = (date: { readonly place: string | null }, place: string | null) =>
  date.place ?? place

/** Whether people who have booked come at another time, or to another place, than they booked. */
export function isMovedTo(
  before: { readonly place: string | null; readonly dates: readonly PlacedSpan[] },
  after: { readonly place: string | null; readonly dates: readonly PlacedSpan[] },
): boolean {
  if (before.dates.length !== after.dates.length) return true
  const known = new Map(before.dates.map((date) => [date.id, date]))
  return after.dates.some((date) => {
    const was = known.get(date.id)
    return (
      !was || !isSameSpan(was, date) || whereOf(was, before.place) !== whereOf(date, after.place)
    )
  })
}

/** The whole weeks that bring a course to about the same time of the next year. */
export const weeksOfYear = 52

/** So many weeks that the first date is not before a day; at least one. */
export function weeksUntil(firstDay: string, earliest: string): number {
  const days = daysBetween(firstDay, earliest)
  return Math.max(1, Math.ceil(days / 7))
}

/** The weeks that a copy is moved by when nobody says otherwise: a year, or as many more as are needed. */
export const weeksOfCopy = (firstDay: string, today: string): number =>
  Math.max(weeksOfYear, weeksUntil(firstDay, addDays(today, 1)))
