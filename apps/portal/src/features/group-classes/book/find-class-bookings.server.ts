import { eq, sql } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import type { Language } from '../model/contract.ts'
import {
  groupClass,
  groupClassBooking,
  groupClassSchedule,
  instructor,
} from '../model/tables.server.ts'

/** Bookings with the details of their classes; the caller adds the condition. */
export function classBookings(database: Database, language: Language) {
  const room = sql`coalesce(${groupClass.room}, ${groupClassSchedule.room})`
  return database
    .select({
      classId: groupClass.id,
      className: localizedText(groupClassSchedule.name, language),
      centerName: sportsCenter.name,
      roomName: localizedText(room, language),
      instructorName: instructor.name,
      startsAt: groupClass.startsAt,
      endsAt: groupClass.endsAt,
      unbookingClosesAt: groupClass.unbookingClosesAt,
      isQueued: sql<boolean>`${groupClassBooking.state} = 'queued'`,
    })
    .from(groupClassBooking)
    .innerJoin(groupClass, eq(groupClass.id, groupClassBooking.classId))
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, groupClassSchedule.centerId))
    .innerJoin(
      instructor,
      eq(
        instructor.id,
        sql`coalesce(${groupClass.instructorId}, ${groupClassSchedule.instructorId})`,
      ),
    )
    .$dynamic()
}
