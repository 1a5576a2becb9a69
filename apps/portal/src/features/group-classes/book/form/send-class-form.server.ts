import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { BookingAnnouncer } from '../../model/announce-bookings.server.ts'
import { groupClassBooking } from '../../model/tables.server.ts'
import type { GroupClassBooking } from '../book-group-class.server.ts'
import { unbookGroupClass } from '../unbook-group-class.server.ts'
import type { ClassForm } from './contract.ts'
import type { FormOutcome } from './outcomes.ts'

type Parts = {
  database: Database
  booking: GroupClassBooking
  announcer: Pick<BookingAnnouncer, 'announce'>
}
type SentForm = ClassForm & { userId: string }

/** Books or unbooks as the page does with JavaScript, but without a confirmation: the button says what it does. */
export async function sendClassForm(parts: Parts, sent: SentForm): Promise<FormOutcome> {
  return sent.action === 'book' ? book(parts, sent) : unbook(parts, sent)
}

async function book({ booking, announcer }: Parts, sent: SentForm): Promise<FormOutcome> {
  const { classId, centerId, userId } = sent
  const outcome = await booking.book({ classId, centerId, userId })
  if ('refusal' in outcome) return outcome.refusal
  announcer.announce()
  return outcome.queuePosition === 0 ? 'booked' : `queued-${outcome.queuePosition}`
}

async function unbook({ database, announcer }: Parts, sent: SentForm): Promise<FormOutcome> {
  const { classId, centerId, userId } = sent
  const [own] = await database
    .select({ id: groupClassBooking.id, state: groupClassBooking.state })
    .from(groupClassBooking)
    .where(and(eq(groupClassBooking.classId, classId), eq(groupClassBooking.userId, userId)))
  if (!own) return 'BOOKING_NOT_FOUND'
  const { refusal } = await unbookGroupClass(database, { id: own.id, classId, centerId, userId })
  if (refusal) return refusal
  announcer.announce()
  return own.state === 'queued' ? 'left' : 'unbooked'
}
