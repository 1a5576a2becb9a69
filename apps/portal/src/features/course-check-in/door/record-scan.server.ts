import { and, eq, isNull } from 'drizzle-orm'
import { isScanTime, isUndoneInTime } from '#core/check-in/judge-scan.ts'
import { courseScan } from '#core/courses/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { changeAttendance } from '../model/change-attendance.server.ts'
import { isInvalid } from '../model/door-state.ts'
import { findDate, lockTicketOf } from '../model/find-ticket.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { CourseScan } from './contract.ts'

/**
 * Stores a scan that a phone made at the door, maybe long ago and without network. Every scan is kept,
 * also one of a ticket that was cancelled or passed on meanwhile: the person is inside.
 * @throws {Refusal} COURSE_DATE_NOT_FOUND, COURSE_TICKET_NOT_FOUND, COURSE_TICKET_WAITING,
 * COURSE_SCAN_NOT_NOW, COURSE_UNDO_LATE, OWN_CASE
 */
export async function recordScan(
  database: Database,
  staff: StaffActor,
  { dateId, scan }: { readonly dateId: string; readonly scan: CourseScan },
  now: Date,
): Promise<void> {
  const { id, ticketId } = scan
  const scannedAt = new Date(scan.scannedAt)
  const undoneAt = scan.undoneAt === null ? null : new Date(scan.undoneAt)
  await database.transaction(async (transaction) => {
    const date = await findDate(transaction, dateId)
    const ticket = await lockTicketOf(transaction, { courseId: date.courseId, ticketId })
    await requireOtherPerson(transaction, staff, ticket.concerned)
    if (ticket.state === 'waiting') throw refuse('COURSE_TICKET_WAITING')
    if (!isScanTime(scannedAt, date, now)) throw refuse('COURSE_SCAN_NOT_NOW')
    if (undoneAt && !isUndoneInTime(scannedAt, undoneAt)) throw refuse('COURSE_UNDO_LATE')
    const unpaidReason = scan.unpaidReason ?? (ticket.state === 'unpaid' ? 'not-given' : null)
    const added = await transaction
      .insert(courseScan)
      .values({
        id,
        ticketId,
        dateId,
        scannedAt,
        undoneAt,
        scannedBy: staff.userId,
        wasInvalid: isInvalid(ticket.state),
        unpaidReason,
      })
      .onConflictDoNothing()
      .returning({ id: courseScan.id })
    const isUndone =
      added.length === 0 &&
      undoneAt !== null &&
      (await changeAttendance(transaction, { ticketId, dateId }, () =>
        undo(transaction, staff, { id, ticketId, dateId, scannedAt, undoneAt }),
      ))
    if (added.length === 0 && !isUndone) return
    await recordAction(transaction, staff, {
      action: undoneAt ? 'course-let-in-undone' : 'course-let-in',
      subject: { kind: 'course-attendee', id: ticketId },
      after: {
        courseDateId: dateId,
        courseScannedAt: scannedAt.toISOString(),
        courseTicketState: ticket.state,
        ...(unpaidReason && { courseUnpaidReason: unpaidReason }),
      },
    })
  })
}

/** Only for the user who made it, and only of this ticket: the id alone gives no access. */
async function undo(
  transaction: Database,
  { userId }: StaffActor,
  made: {
    readonly id: string
    readonly ticketId: string
    readonly dateId: string
    readonly scannedAt: Date
    readonly undoneAt: Date
  },
): Promise<boolean> {
  const undone = await transaction
    .update(courseScan)
    .set({ undoneAt: made.undoneAt })
    .where(
      and(
        eq(courseScan.id, made.id),
        eq(courseScan.ticketId, made.ticketId),
        eq(courseScan.dateId, made.dateId),
        eq(courseScan.scannedBy, userId),
        eq(courseScan.scannedAt, made.scannedAt),
        isNull(courseScan.undoneAt),
      ),
    )
    .returning({ id: courseScan.id })
  return undone.length > 0
}
