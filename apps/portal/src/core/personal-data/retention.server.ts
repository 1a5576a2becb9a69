import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { addDays, monthsBefore } from '#platform/time/date.ts'
import { osloDate, timeZone } from '#platform/time/oslo.ts'
import type { PersonalTable } from './personal-table.ts'
import type { MonthsOf, RetentionPeriod } from './retention-period.ts'

/** Small enough that no statement blocks others for long. */
export const batchSize = 1_000

const documentedYears = 5

/** Removes one kind of expired data. The retention period is documented with its table. */
export type RetentionStep = {
  readonly name: string
  /** Removes at most a batch. */
  readonly remove: (now: Date, monthsOf?: MonthsOf) => SQL
  /** Where administrators can change the period. */
  readonly setting?: {
    readonly period: RetentionPeriod
    /** The keys of rows that are older than that many months. */
    readonly past: (now: Date, months: number, personalTables: readonly PersonalTable[]) => SQL
  }
}

const monthsInCode: MonthsOf = ({ months }) => months

/** Removes the rows of a table that are older than a period that administrators can change. */
export function removePast(step: {
  readonly name: string
  readonly period: RetentionPeriod
  readonly table: PgTable
  readonly key: SQL
  /** The keys of rows that are older than that many months. */
  readonly past: (now: Date, months: number) => SQL
}): RetentionStep {
  const { name, period, table, key, past } = step
  return {
    name,
    remove: (now, monthsOf = monthsInCode) =>
      sql`delete from ${table} where ${key} in (
        ${past(now, monthsOf(period))} limit ${batchSize})`,
    setting: { period, past },
  }
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
