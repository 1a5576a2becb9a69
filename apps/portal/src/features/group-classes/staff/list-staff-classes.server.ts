import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { type ClassRow, roomOf, selectClasses } from '../list/find-group-exercises.server.ts'
import type { Language } from '../model/contract.ts'
import { queueSize } from '../model/rules.ts'
import { groupClass, groupClassAttendance, groupClassBooking } from '../model/tables.server.ts'
import { staffClassState } from './class-state.ts'
import type { StaffClass, StaffClasses } from './contract.ts'

/** All classes that start on a day in Norway, `2026-11-23`. */
export async function listStaffClasses(
  database: Database,
  { day, language }: { day: string; language: Language },
): Promise<StaffClasses> {
  const midnight = sql`${day}::date::timestamp at time zone ${timeZone}`
  const nextMidnight = sql`(${day}::date + 1)::timestamp at time zone ${timeZone}`
  const rows = await selectClasses(
    database,
    sql`${groupClass.startsAt} >= ${midnight} and ${groupClass.startsAt} < ${nextMidnight}`,
  )
  const unmarked = await countUnmarked(
    database,
    rows.map((row) => row.groupClass.id),
  )
  return { day, items: rows.map((row) => describeClass(row, language, unmarked)) }
}

/** By class, the number of places without an attendance mark. */
export async function countUnmarked(
  database: Database,
  classIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (classIds.length === 0) return new Map()
  const rows = await database
    .select({ classId: groupClassBooking.classId, unmarked: count() })
    .from(groupClassBooking)
    .leftJoin(
      groupClassAttendance,
      and(
        eq(groupClassAttendance.classId, groupClassBooking.classId),
        eq(groupClassAttendance.userId, groupClassBooking.userId),
      ),
    )
    .where(
      and(
        inArray(groupClassBooking.classId, [...classIds]),
        eq(groupClassBooking.state, 'booked'),
        isNull(groupClassAttendance.mark),
      ),
    )
    .groupBy(groupClassBooking.classId)
  return new Map(rows.map((row) => [row.classId, row.unmarked]))
}

export function describeClass(
  row: ClassRow,
  language: Language,
  unmarked: ReadonlyMap<number, number>,
): StaffClass {
  const { groupClass: state, schedule, center, instructor, now } = row
  const staffState = staffClassState(state, now)
  const hasStarted = staffState === 'running' || staffState === 'over'
  return {
    id: state.id,
    name: textIn(schedule.name, language),
    center,
    room: roomOf(row, language),
    instructor,
    startTime: state.startsAt.toISOString(),
    endTime: state.endsAt.toISOString(),
    capacity: state.capacity,
    booked: state.bookedCount,
    queued: queueSize(state, now),
    state: staffState,
    unmarked: hasStarted ? (unmarked.get(state.id) ?? 0) : 0,
  }
}
