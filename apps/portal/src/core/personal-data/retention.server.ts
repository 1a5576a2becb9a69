import { type SQL, sql } from 'drizzle-orm'
import { addDays, monthsBefore } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'

/** Few enough that no statement holds anybody up. */
export const batchSize = 1_000

const documentedYears = 5

/** One kind of data that goes when it is past its time. How long that is stands with its table. */
export type RetentionStep = {
  readonly name: string
  /** Removes at most a batch. */
  readonly remove: (now: Date) => SQL
}

/** Midnight in UTC is early enough: what is kept in days is kept a few hours longer. */
const before = (date: string) => sql`${`${date}T00:00:00Z`}::timestamptz`
export const monthsAgo = (now: Date, months: number) => before(monthsBefore(osloDate(now), months))
export const daysAgo = (now: Date, days: number) => before(addDays(osloDate(now), -days))

/**
 * What documents the books is kept for five years after the end of the year (bokføringsloven § 13).
 * @returns the first day of what is kept, as a `date`
 */
export const documentedFrom = (now: Date) =>
  sql`${`${Number(osloDate(now).slice(0, 4)) - documentedYears}-01-01`}::date`
