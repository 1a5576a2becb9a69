import { and, eq } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AttendanceMark } from '../model/attendance-mark.ts'
import { groupClassBooking } from '../model/tables.server.ts'
import { markAttendance } from './mark-attendance.server.ts'
import { refuse } from './refuse.server.ts'

/**
 * `markAttendance` by the id of a booking: phones that mark attendance store no names or ids of people.
 * @throws {Refusal} as `markAttendance`; MEMBER_NOT_BOOKED also for a booking that no longer exists
 */
export async function markBooking(
  database: Database,
  actor: AuditActor,
  { classId, bookingId, mark }: { classId: number; bookingId: number; mark: AttendanceMark },
): Promise<void> {
  const [booking] = await database
    .select({ userId: groupClassBooking.userId })
    .from(groupClassBooking)
    .where(and(eq(groupClassBooking.id, bookingId), eq(groupClassBooking.classId, classId)))
  if (!booking) throw refuse('MEMBER_NOT_BOOKED')
  await markAttendance(database, actor, { classId, userId: booking.userId, mark })
}
