import { asc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { groupClass, groupClassRoom, groupClassSchedule } from '../model/tables.server.ts'
import type { ExistingClass } from './plan-effects.ts'
import type { ScheduleState } from './schedule-edits.ts'
import { groupClassException } from './tables.server.ts'

/** An arbitrary number, the same in every instance. */
const scheduleLock = 7_418_236

/**
 * Allows one change of the schedule at a time, and no creation of classes meanwhile. It is not a lock on
 * the table, which bookings read.
 */
export async function lockSchedule(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${scheduleLock})`)
}

export const seriesIdOf =
  sql<number>`coalesce(${groupClassSchedule.seriesId}, ${groupClassSchedule.id})`.mapWith(
    groupClassSchedule.id,
  )

/** Rows and exceptions that have not ended before a day, and the rooms of all centres. */
export async function loadSchedule(database: Database, today: string): Promise<ScheduleState> {
  const rows = await database
    .select({ row: groupClassSchedule, seriesId: seriesIdOf })
    .from(groupClassSchedule)
    .where(or(isNull(groupClassSchedule.validTo), gte(groupClassSchedule.validTo, today)))
    .orderBy(asc(groupClassSchedule.id))
  const exceptions = await database
    .select()
    .from(groupClassException)
    .where(gte(groupClassException.lastDate, today))
    .orderBy(asc(groupClassException.firstDate), asc(groupClassException.id))
  const rooms = await database
    .select({ centerId: groupClassRoom.centerId, name: groupClassRoom.name })
    .from(groupClassRoom)
  return {
    rooms,
    rows: rows.map(({ row: { externalId: _, importId: __, ...row }, seriesId }) => ({
      ...row,
      seriesId,
      startTime: wallTime(row.startTime),
    })),
    exceptions: exceptions.map((exception) => ({
      ...exception,
      startTime: exception.startTime === null ? null : wallTime(exception.startTime),
    })),
  }
}

/** The database returns times with seconds. */
function wallTime(time: string): string {
  return time.slice(0, 5)
}

/** The existing classes from a day on. */
export async function loadExistingClasses(
  database: Database,
  today: string,
): Promise<ExistingClass[]> {
  return database
    .select({
      id: groupClass.id,
      scheduleId: groupClass.scheduleId,
      seriesId: seriesIdOf,
      localDate: groupClass.localDate,
      room: sql<Localized>`coalesce(${groupClass.room}, ${groupClassSchedule.room})`,
      capacity: groupClass.capacity,
      instructorId: sql<number>`coalesce(${groupClass.instructorId}, ${groupClassSchedule.instructorId})`,
      booked: groupClass.bookedCount,
      queued: sql<number>`case when now() < ${groupClass.unbookingClosesAt}
        then ${groupClass.queuedCount} else 0 end`,
      isComing: sql<boolean>`${groupClass.cancelledAt} is null and ${groupClass.startsAt} > now()`,
      isWithdrawn: groupClass.isWithdrawn,
    })
    .from(groupClass)
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .where(gte(groupClass.localDate, today))
}

/** The database's clock, so that every instance plans the same. */
export async function readNow(database: Database): Promise<Date> {
  const { rows } = await database.execute<{ now: string }>(
    sql`select to_json(now()) #>> '{}' as now`,
  )
  const [{ now } = { now: '' }] = rows
  return new Date(now)
}
