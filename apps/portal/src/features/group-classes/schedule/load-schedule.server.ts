import { asc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { groupClass, groupClassSchedule } from '../model/tables.server.ts'
import type { MadeClass } from './plan-effects.ts'
import type { ScheduleState } from './schedule-edits.ts'
import { groupClassException } from './tables.server.ts'

/** Any number, the same in every instance. */
const scheduleLock = 7_418_236

/**
 * One change of the schedule at a time, and no classes are made from it meanwhile. Not a lock on the
 * table: whoever books reads it.
 */
export async function lockSchedule(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${scheduleLock})`)
}

export const lineOf =
  sql<number>`coalesce(${groupClassSchedule.lineId}, ${groupClassSchedule.id})`.mapWith(
    groupClassSchedule.id,
  )

/** Rows and exceptions that are not over on a day. */
export async function loadSchedule(database: Database, today: string): Promise<ScheduleState> {
  const rows = await database
    .select({ row: groupClassSchedule, lineId: lineOf })
    .from(groupClassSchedule)
    .where(or(isNull(groupClassSchedule.validTo), gte(groupClassSchedule.validTo, today)))
    .orderBy(asc(groupClassSchedule.id))
  const exceptions = await database
    .select()
    .from(groupClassException)
    .where(gte(groupClassException.lastDate, today))
    .orderBy(asc(groupClassException.firstDate), asc(groupClassException.id))
  return {
    rows: rows.map(({ row, lineId }) => ({ ...row, lineId, startTime: wallTime(row.startTime) })),
    exceptions: exceptions.map((exception) => ({
      ...exception,
      startTime: exception.startTime === null ? null : wallTime(exception.startTime),
    })),
  }
}

/** Times of the database have seconds. */
function wallTime(time: string): string {
  return time.slice(0, 5)
}

/** The classes that have been made for a day and those after it. */
export async function loadMade(database: Database, today: string): Promise<MadeClass[]> {
  return database
    .select({
      id: groupClass.id,
      scheduleId: groupClass.scheduleId,
      lineId: lineOf,
      localDate: groupClass.localDate,
      room: sql<string>`coalesce(${groupClass.room}, ${groupClassSchedule.room})`,
      roomEn: sql<string | null>`case when ${groupClass.room} is null
        then ${groupClassSchedule.roomEn} else ${groupClass.roomEn} end`,
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

/** The database's clock decides, so that every instance plans the same. */
export async function readNow(database: Database): Promise<Date> {
  const { rows } = await database.execute<{ now: string }>(
    sql`select to_json(now()) #>> '{}' as now`,
  )
  const [{ now } = { now: '' }] = rows
  return new Date(now)
}
