import { type SQL, sql } from 'drizzle-orm'
import { addDays, monthsBefore } from '#platform/time/date.ts'
import { osloDate, timeZone } from '#platform/time/oslo.ts'

/** Small enough that no statement blocks others for long. */
export const batchSize = 1_000

const documentedYears = 5

/** Removes one kind of expired data. The retention period is documented with its table. */
export type RetentionStep = {
  readonly name: string
  /** Removes at most a batch. */
  readonly remove: (now: Date) => SQL
}

/** The beginning of the day in Norway: nothing of that day itself is older. */
const before = (date: string) => sql`(${date}::date::timestamp at time zone ${timeZone})`
export const monthsAgo = (now: Date, months: number) => before(monthsBefore(osloDate(now), months))
export const daysAgo = (now: Date, days: number) => before(addDays(osloDate(now), -days))

/**
 * Bookkeeping records are kept for five years after the end of the year (bokføringsloven § 13).
 * @returns the first day that is retained, as a `date`
 */
export const documentedFrom = (now: Date) =>
  sql`${`${Number(osloDate(now).slice(0, 4)) - documentedYears}-01-01`}::date`
