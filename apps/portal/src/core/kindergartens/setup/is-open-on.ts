import { isWorkingDay } from '#platform/time/working-days.ts'

/** What decides on which days a kindergarten is open, besides weekends and public holidays. */
export type OpenDays = {
  /** The first day on which it is no longer run; null while it is. */
  readonly closedOn: string | null
  /** Its own closing days, by date: at least those of the days that are judged. */
  readonly closingDays: { readonly has: (date: string) => boolean }
}

/**
 * Whether a kindergarten is open on a date, `2026-12-28`: Monday to Friday, but for public holidays of
 * Norway, its own closing days, and from the day on which it is closed for good.
 */
export function isOpenOn(date: string, { closedOn, closingDays }: OpenDays): boolean {
  if (closedOn !== null && date >= closedOn) return false
  return isWorkingDay(date) && !closingDays.has(date)
}
