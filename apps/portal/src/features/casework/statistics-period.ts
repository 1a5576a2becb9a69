import { z } from 'zod/mini'
import { addDays, daysBetween, isDate } from '#platform/time/date.ts'

/** A quarter of a year is what one looks at unless one says something else. */
const usualDays = 91

/** Weeks of more than this are no longer a page. */
export const mostDays = 1_100

const day = z.catch(z.optional(z.string().check(z.refine(isDate))), undefined)

/** `2026-11-22`, both of them counted. */
export const StatisticsQuery = z.object({ from: day, to: day })
export type StatisticsQuery = z.infer<typeof StatisticsQuery>

export type Period = { readonly from: string; readonly to: string }

/**
 * The days that were asked for. What is missing, the wrong way round or too long becomes the usual
 * quarter, up to the last day.
 * @param today `2026-11-22`, in Oslo
 */
export function periodOf({ from, to = '' }: StatisticsQuery, today: string): Period {
  const last = to !== '' && to < today ? to : today
  const isUsable = from !== undefined && from <= last && daysBetween(from, last) <= mostDays
  return { from: isUsable ? from : addDays(last, -usualDays), to: last }
}
