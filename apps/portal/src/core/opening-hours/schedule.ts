import type { DayHours, SpecialHours, WeekHours } from '@trivsel/content-contract/opening-hours'
import { addDays, daysBetween, weekdayOf } from '#platform/time/date.ts'
import type { OsloDateTime } from '#platform/time/oslo.ts'
import { type PublicHoliday, publicHolidayOn } from '#platform/time/public-holidays.ts'

/** When a place is open: in a regular week, and on special days. */
export type Schedule = {
  week: readonly WeekHours[]
  special: readonly SpecialHours[]
}

/**
 * The hours of one day. On a public holiday without special hours nobody knows what applies:
 * `regular` is what would apply on another day.
 */
export type HoursOnDate =
  | { kind: 'known'; hours: DayHours[]; special?: SpecialHours }
  | { kind: 'uncertain'; holiday: PublicHoliday; regular: DayHours[] }

export function hoursOnDate({ week, special }: Schedule, date: string): HoursOnDate {
  const exception = specialHoursOn(special, date)
  if (exception)
    return {
      kind: 'known',
      hours: exception.hours ? [exception.hours] : [],
      special: exception,
    }
  const regular = hoursOnWeekday(week, weekdayOf(date))
  const holiday = publicHolidayOn(date)
  return holiday ? { kind: 'uncertain', holiday, regular } : { kind: 'known', hours: regular }
}

/** The hours of a weekday, earliest first. */
export function hoursOnWeekday(week: readonly WeekHours[], weekday: number): DayHours[] {
  return week
    .filter(({ firstDay, lastDay }) => firstDay <= weekday && weekday <= lastDay)
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => a.opens.localeCompare(b.opens))
}

/**
 * When several apply on a date, the shortest period counts: a single day takes precedence over a
 * summer.
 */
export function specialHoursOn(
  special: readonly SpecialHours[],
  date: string,
): SpecialHours | undefined {
  return special
    .filter(({ from, to }) => from <= date && date <= to)
    .sort((a, b) => daysBetween(a.from, a.to) - daysBetween(b.from, b.to))[0]
}

/** From opening to closing, which may be on the next day. */
export type Opening = { from: OsloDateTime; to: OsloDateTime }

export function openingOn(date: string, { opens, closes }: DayHours): Opening {
  const closingDate = closes > opens ? date : addDays(date, 1)
  return { from: `${date}T${opens}`, to: `${closingDate}T${closes}` }
}
