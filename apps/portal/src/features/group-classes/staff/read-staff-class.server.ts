import { and, asc, eq, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { selectClasses } from '../list/find-group-exercises.server.ts'
import type { Language } from '../model/contract.ts'
import { roomKey } from '../model/room.ts'
import { isQueueOpen } from '../model/rules.ts'
import {
  groupClass,
  groupClassAttendance,
  groupClassBooking,
  groupClassRoom,
  groupClassSchedule,
  instructor,
} from '../model/tables.server.ts'
import type { StaffClassDetails } from './contract.ts'
import { countUnmarked, describeClass } from './list-staff-classes.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * One class with who comes to it, also when it is over.
 * @throws {Refusal} CLASS_NOT_FOUND
 */
export async function readStaffClass(
  database: Database,
  { classId, language }: { classId: number; language: Language },
): Promise<StaffClassDetails> {
  const [row] = await selectClasses(database, eq(groupClass.id, classId))
  if (!row) throw refuse('CLASS_NOT_FOUND')
  const people = await findPeople(database, classId)
  const hasQueue = isQueueOpen(row.groupClass, row.now)
  const inState = (wanted: 'booked' | 'queued') =>
    people.flatMap(({ state, ...participant }) => (state === wanted ? [participant] : []))
  return {
    ...describeClass(row, language, await countUnmarked(database, [classId])),
    isQueueOpen: hasQueue,
    participants: inState('booked'),
    queue: hasQueue ? inState('queued') : [],
    rooms: await findRooms(database, row.center.id),
    instructors: await findInstructors(database),
  }
}

function findPeople(database: Database, classId: number) {
  return database
    .select({
      bookingId: groupClassBooking.id,
      memberId: groupClassBooking.userId,
      name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      mark: groupClassAttendance.mark,
      state: groupClassBooking.state,
    })
    .from(groupClassBooking)
    .innerJoin(user, eq(user.id, groupClassBooking.userId))
    .leftJoin(
      groupClassAttendance,
      and(
        eq(groupClassAttendance.classId, groupClassBooking.classId),
        eq(groupClassAttendance.userId, groupClassBooking.userId),
      ),
    )
    .where(eq(groupClassBooking.classId, classId))
    .orderBy(asc(groupClassBooking.seq))
}

function findInstructors(database: Database) {
  return database
    .select({ id: instructor.id, name: instructor.name })
    .from(instructor)
    .where(eq(instructor.isActive, true))
    .orderBy(asc(instructor.name))
}

/** The rooms that the centre has, and those of its schedule. */
async function findRooms(database: Database, centerId: number): Promise<Localized[]> {
  const ofCenter = database
    .select({ room: groupClassRoom.name })
    .from(groupClassRoom)
    .where(eq(groupClassRoom.centerId, centerId))
  const ofSchedule = database
    .select({ room: groupClassSchedule.room })
    .from(groupClassSchedule)
    .where(eq(groupClassSchedule.centerId, centerId))
  const rows = await union(ofCenter, ofSchedule)
  return rows
    .map(({ room }) => room)
    .toSorted((one, other) => roomKey(one).localeCompare(roomKey(other), 'nb'))
}
