import { and, eq } from 'drizzle-orm'
import { lockTicket } from '#core/courses/certificate.server.ts'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import { courseTicket } from '#core/courses/tables.server.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { lockPlace } from '#core/places/lock-offer.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { Holder } from '../model/contract.ts'
import { passUntil } from '../model/describe.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import { ticketMailTask, ticketPassedTask } from '../model/tasks.server.ts'
import { newCode } from '../model/tickets.server.ts'
import { findTicket } from './find-ticket.server.ts'

/**
 * Passes a ticket on to a named person, until the limit of the course: its code opens nothing any more,
 * and the new one is mailed. Passing it again is the way back. The one who booked keeps the seat, and
 * gets its money if it is cancelled.
 *
 * @throws {Refusal} see `ticketDescribed.pass`
 */
export async function passTicket(
  database: Database,
  { id, userId, holder, email }: Holder & { readonly id: string; readonly userId: string },
  now: Date,
): Promise<void> {
  if (hasNationalId(holder)) throw refuseCourse('COURSE_NAME_REFUSED')
  await database.transaction(async (transaction) => {
    const known = await findTicket(transaction, { id })
    if (known?.place.userId !== userId) throw refuseCourse('COURSE_TICKET_NOT_FOUND')
    const locked = await lockPlace(transaction, known.place.id)
    if (locked?.found.state !== 'booked') throw refuseCourse('COURSE_TICKET_CHANGED')
    // A change of the dates locks the offer, too.
    const one = await findTicket(transaction, { id })
    if (!one || now >= passUntil(one.found)) throw refuseCourse('COURSE_PASS_TOO_LATE')
    // Scans lock the ticket, too.
    await lockTicket(transaction, id)
    if (await isUsed(transaction, id)) throw refuseCourse('COURSE_TICKET_USED')
    const [ended] = await transaction
      .update(courseTicket)
      .set({ state: 'replaced', endedAt: now })
      .where(and(eq(courseTicket.id, id), eq(courseTicket.state, 'valid')))
      .returning()
    if (!ended) throw refuseCourse('COURSE_TICKET_CHANGED')
    const { placeId, courseId, seat, priceOre } = ended
    const [added] = await transaction
      .insert(courseTicket)
      .values({ placeId, courseId, seat, priceOre, holder, email, code: newCode() })
      .returning({ ticketId: courseTicket.id })
    if (!added) throw new Error('the ticket was not passed on')
    await enqueueJob(transaction, ticketPassedTask, { ...added, before: ended.holder })
    if (email !== null) await enqueueJob(transaction, ticketMailTask, added)
    // The earlier holder is notified that it ends.
    if (ended.mailedAt !== null) await enqueueJob(transaction, ticketMailTask, { ticketId: id })
  })
}

/** Somebody came in with it: two people would otherwise have one seat. */
async function isUsed(transaction: Database, ticketId: string): Promise<boolean> {
  const dates = await findAttendance(transaction, { ticketIds: [ticketId] })
  return dates.some(({ wasThere }) => wasThere)
}
