import { z } from 'zod/mini'
import { addDays, daysBetween, isDate } from './date.ts'

/** Of this millennium: the calendar of the database has no year 0, and nothing here is older. */
const isUsableDay = (text: string) => isDate(text) && text >= '2000-01-01'
const day = z.catch(z.optional(z.string().check(z.refine(isUsableDay))), undefined)

/** What an address says of a period: `2026-11-22`, both of them counted. What is no day is left out. */
export const PeriodQuery = z.object({ from: day, to: day })
export type PeriodQuery = z.infer<typeof PeriodQuery>

export type RequestedPeriod = { readonly from: string; readonly to: string }

/**
 * The days that were asked for. What is missing, the wrong way round or too long becomes the usual
 * period, up to the last day.
 * @param known.today `2026-11-22`, in Oslo
 * @param known.usualDays before the last one
 */
export function periodOf(
  { from, to = '' }: PeriodQuery,
  { today, usualDays, mostDays }: { today: string; usualDays: number; mostDays: number },
): RequestedPeriod {
  const last = to !== '' && to < today ? to : today
  const isUsable = from !== undefined && from <= last && daysBetween(from, last) <= mostDays
  return { from: isUsable ? from : addDays(last, -usualDays), to: last }
}
