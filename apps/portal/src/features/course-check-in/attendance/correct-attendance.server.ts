import { and, eq } from 'drizzle-orm'
import { courseAttendance } from '#core/courses/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { changeAttendance } from '../model/change-attendance.server.ts'
import { findDate, lockTicketOf } from '../model/find-ticket.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { CorrectionForm } from './correction-form.ts'

/**
 * What staff say of somebody at a date counts before what was scanned, until it is taken back.
 * @throws {Refusal} COURSE_DATE_NOT_FOUND, COURSE_TICKET_NOT_FOUND, COURSE_DATE_AHEAD,
 * ATTENDANCE_CHANGED, OWN_CASE
 */
export async function correctAttendance(
  database: Database,
  staff: StaffActor,
  { courseId, ...form }: CorrectionForm & { readonly courseId: string },
  now: Date,
): Promise<void> {
  const { ticketId, dateId, reason } = form
  await database.transaction(async (transaction) => {
    const date = await findDate(transaction, dateId)
    if (date.courseId !== courseId) throw refuse('COURSE_DATE_NOT_FOUND')
    const ticket = await lockTicketOf(transaction, { courseId, ticketId })
    await requireOtherPerson(transaction, staff, ticket.concerned)
    if (date.startsAt > now) throw refuse('COURSE_DATE_AHEAD')
    const isThis = and(eq(courseAttendance.ticketId, ticketId), eq(courseAttendance.dateId, dateId))
    const [before] = await transaction.select().from(courseAttendance).where(isThis)
    if ((before?.wasThere ?? null) !== form.seen) throw refuse('ATTENDANCE_CHANGED')
    const { wasThere } = form
    if (wasThere === null && !before) return
    await changeAttendance(transaction, { ticketId, dateId }, async () => {
      if (wasThere === null) return transaction.delete(courseAttendance).where(isThis)
      const values = { wasThere, reason, correctedBy: staff.userId, correctedAt: now }
      return transaction
        .insert(courseAttendance)
        .values({ ticketId, dateId, ...values })
        .onConflictDoUpdate({
          target: [courseAttendance.ticketId, courseAttendance.dateId],
          set: values,
        })
    })
    await recordAction(transaction, staff, {
      action: wasThere === null ? 'course-correction-removed' : 'course-attendance-corrected',
      subject: { kind: 'course-attendee', id: ticketId },
      ...(before && { before: { courseWasThere: yesOrNo(before.wasThere) } }),
      after: {
        courseDateId: dateId,
        courseAttendanceReason: reason,
        ...(wasThere !== null && { courseWasThere: yesOrNo(wasThere) }),
      },
    })
  })
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
