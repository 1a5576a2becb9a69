import { type SQL, sql } from 'drizzle-orm'
import { accessLog } from '#core/identity/access-log/tables.server.ts'
import {
  semesterDelivery,
  semesterRegistration,
} from '#core/semester-registrations/tables.server.ts'
import { staffFactor, staffMember, staffRecoveryCode } from '#core/staff/tables.server.ts'
import {
  groupClass,
  groupClassBooking,
  groupClassBookingEvent,
} from '#features/group-classes/tables.server.ts'
import { osloDate } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  accessLogMonths,
  classHistoryMonths,
  daysBefore,
  emptyDeliveryMonths,
  failedJobDays,
  formerStaffMonths,
  monthsBefore,
  oldestKeptSemester,
  usedRecoveryCodeDays,
} from './retention-rules.ts'

/** Few enough that no statement holds anybody up. */
export const batchSize = 1_000

type Step = {
  readonly name: string
  /** Removes at most a batch. */
  readonly remove: (now: Date) => SQL
}

/** Midnight in UTC is early enough: what is kept in days is kept a few hours longer. */
const before = (date: string) => sql`${`${date}T00:00:00Z`}::timestamptz`
const monthsAgo = (now: Date, months: number) => before(monthsBefore(osloDate(now), months))
const daysAgo = (now: Date, days: number) => before(daysBefore(osloDate(now), days))

/** Spring is V and comes before autumn, H. */
const semesterOrder = (code: SQL) =>
  sql`left(${code}, 4) || translate(right(${code}, 1), 'VH', '12')`

const steps: readonly Step[] = [
  {
    name: 'access log',
    remove: (now) => sql`delete from ${accessLog} where id in (
      select id from ${accessLog} where at < ${monthsAgo(now, accessLogMonths)} limit ${batchSize})`,
  },
  {
    name: 'bookings of past classes',
    remove: (now) => sql`delete from ${groupClassBooking} where id in (
      select b.id from ${groupClassBooking} b join ${groupClass} c on c.id = b.class_id
      where c.ends_at < now() and c.ends_at < ${monthsAgo(now, classHistoryMonths)}
      limit ${batchSize})`,
  },
  {
    // The database refuses to delete what is younger, whatever the clock of this process says.
    name: 'history of bookings',
    remove: (now) => sql`delete from ${groupClassBookingEvent} where id in (
      select id from ${groupClassBookingEvent}
      where happened_at <= now() - make_interval(months => ${classHistoryMonths})
        and happened_at < ${monthsAgo(now, classHistoryMonths)} limit ${batchSize})`,
  },
  {
    name: 'semester registrations',
    remove: (now) => sql`delete from ${semesterRegistration} where id in (
      select id from ${semesterRegistration}
      where ${semesterOrder(sql`semester_code`)}
        < ${semesterOrder(sql`${oldestKeptSemester(osloDate(now))}::text`)}
      limit ${batchSize})`,
  },
  {
    name: 'semester deliveries of which nothing is kept',
    remove: (now) => sql`delete from ${semesterDelivery} where id in (
      select d.id from ${semesterDelivery} d
      where d.delivered_at < ${monthsAgo(now, emptyDeliveryMonths)}
        and not exists (select from ${semesterRegistration} r where r.delivery_id = d.id)
      limit ${batchSize})`,
  },
  {
    name: 'former staff',
    remove: (now) => sql`delete from ${staffMember} where user_id in (
      select user_id from ${staffMember}
      where ended_at < ${monthsAgo(now, formerStaffMonths)} limit ${batchSize})`,
  },
  {
    name: 'second factors that were never confirmed',
    remove: (now) => sql`delete from ${staffFactor} where user_id in (
      select f.user_id from ${staffFactor} f join ${staffMember} s on s.user_id = f.user_id
      where f.confirmed_at is null
        and coalesce(s.enrolment_until, s.since) < ${now.toISOString()}::timestamptz - interval '1 day'
      limit ${batchSize})`,
  },
  {
    name: 'used recovery codes',
    remove: (now) => sql`delete from ${staffRecoveryCode} where code_hash in (
      select code_hash from ${staffRecoveryCode}
      where used_at < ${daysAgo(now, usedRecoveryCodeDays)} limit ${batchSize})`,
  },
  {
    name: 'jobs that failed for the last time',
    remove: (now) => sql`select from graphile_worker.complete_jobs(array(
      select id from graphile_worker._private_jobs
      where locked_at is null and attempts >= max_attempts
        and updated_at < ${daysAgo(now, failedJobDays)} limit ${batchSize}))`,
  },
]

/**
 * Removes what is past its time, a batch at a time. Safe to run twice and at once, and to be ended in
 * the middle: the next run goes on.
 * @returns how many rows went, by the name of the step
 */
export async function removePastData(
  database: Database,
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {}
  for (const { name, remove } of steps) {
    let inBatch = 0
    do {
      signal?.throwIfAborted()
      inBatch = (await database.execute(remove(now))).rowCount ?? 0
      removed[name] = (removed[name] ?? 0) + inBatch
    } while (inBatch === batchSize)
  }
  return removed
}
