import { eq } from 'drizzle-orm'
import { lockTicket } from '#core/courses/certificate.server.ts'
import { findConcerned } from '#core/courses/find-concerned.server.ts'
import { courseDate } from '#core/courses/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type DoorState, doorStateOf } from './door-state.ts'
import { refuse } from './refuse.server.ts'

/** @throws {Refusal} COURSE_DATE_NOT_FOUND */
export async function findDate(database: Database, id: string) {
  const [found] = await database.select().from(courseDate).where(eq(courseDate.id, id))
  if (!found) throw refuse('COURSE_DATE_NOT_FOUND')
  return found
}

type Locked = {
  readonly id: string
  readonly holder: string
  readonly state: DoorState
  /** Accounts of the one who booked, and of the one to whom the ticket was sent. */
  readonly concerned: readonly string[]
}

/**
 * A ticket of a course, locked until the end of the transaction.
 * @throws {Refusal} COURSE_TICKET_NOT_FOUND
 */
export async function lockTicketOf(
  transaction: Database,
  { courseId, ticketId }: { readonly courseId: string; readonly ticketId: string },
): Promise<Locked> {
  const ticket = await lockTicket(transaction, ticketId)
  if (ticket?.courseId !== courseId) throw refuse('COURSE_TICKET_NOT_FOUND')
  const [booking] = await transaction
    .select({ userId: place.userId, state: place.state })
    .from(place)
    .where(eq(place.id, ticket.placeId))
  if (!booking?.userId) throw refuse('COURSE_TICKET_NOT_FOUND')
  return {
    id: ticket.id,
    holder: ticket.holder,
    state: doorStateOf(ticket.state, booking.state),
    concerned: await findConcerned(transaction, { userId: booking.userId, email: ticket.email }),
  }
}
