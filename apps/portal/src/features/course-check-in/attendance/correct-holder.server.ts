import { eq } from 'drizzle-orm'
import { correctCertificate } from '#core/courses/certificate.server.ts'
import { course, courseTicket } from '#core/courses/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { lockTicketOf } from '../model/find-ticket.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { HolderForm } from './holder-form.ts'

/**
 * Corrects the name on a ticket, which keeps its code. A certificate with the name that was wrong is no
 * longer valid, and the holder is mailed. The same correction again changes nothing.
 * @throws {Refusal} COURSE_NOT_FOUND, COURSE_TICKET_NOT_FOUND, OWN_CASE, COURSE_CALLED_OFF,
 * COURSE_TICKET_NOT_BOOKED, HOLDER_CHANGED
 */
export async function correctHolder(
  database: Database,
  staff: StaffActor,
  { courseId, ticketId, holder, seen, reason }: HolderForm & { readonly courseId: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ state: course.state })
      .from(course)
      .where(eq(course.id, courseId))
    if (!found) throw refuse('COURSE_NOT_FOUND')
    const ticket = await lockTicketOf(transaction, { courseId, ticketId })
    await requireOtherPerson(transaction, staff, ticket.concerned)
    if (found.state === 'called-off') throw refuse('COURSE_CALLED_OFF')
    if (ticket.state !== 'booked') throw refuse('COURSE_TICKET_NOT_BOOKED')
    if (ticket.holder === holder) return
    if (ticket.holder !== seen) throw refuse('HOLDER_CHANGED')
    await transaction.update(courseTicket).set({ holder }).where(eq(courseTicket.id, ticketId))
    await correctCertificate(transaction, { ticketId, nameBefore: seen })
    await recordAction(transaction, staff, {
      action: 'course-holder-corrected',
      subject: { kind: 'course-attendee', id: ticketId },
      before: { courseHolder: seen },
      after: { courseHolder: holder, courseAttendanceReason: reason },
    })
  })
}
