import { and, eq, inArray } from 'drizzle-orm'
import { courseTicket } from '#core/courses/tables.server.ts'
import { type FreeingParts, readRefund } from '#core/places/free-place.server.ts'
import type { Place } from '#core/places/lock-offer.server.ts'
import { place } from '#core/places/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { CancelSeats, SeatsCancelled } from '../model/contract.ts'
import { isPaidPlace, refundOfTickets } from '../model/describe.server.ts'
import { findBookable } from '../model/find-bookable.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import { seatsCancelledTask } from '../model/tasks.server.ts'
import { findTickets, type StoredTicket } from '../model/tickets.server.ts'
import { freeing } from './freeing.server.ts'

type Parts = FreeingParts & { readonly clock: Clock }
type Wanted = CancelSeats & { readonly courseId: string; readonly userId: string }

/**
 * Cancels seats that somebody has in a course, or all of them. Somebody who pays at this moment is not
 * cancelled behind their back: for all of it the payment is ended first, and what turns out to be paid
 * stays; a part is refused. Done before, it returns the refund of that time.
 *
 * @throws {Refusal} see `bookDescribed.cancel`
 */
export async function cancelSeats(parts: Parts, wanted: Wanted): Promise<SeatsCancelled> {
  const { database } = parts
  const own = await findOwn(database, wanted)
  if (own.state === 'cancelled') return readRefund(database, own)
  if (await isDone(database, own, wanted)) return { refundOre: wanted.refundOre }
  if (own.state !== wanted.state) throw refuseCourse('COURSE_PLACE_CHANGED')
  try {
    await cancel(parts, own, wanted)
    return { refundOre: wanted.refundOre }
  } catch (error) {
    // The same person may have cancelled it in another window meanwhile.
    const now = error instanceof Refusal ? await findOwn(database, wanted) : null
    if (now?.state === 'cancelled') return readRefund(database, now)
    throw error
  }
}

async function cancel(parts: Parts, own: Place, wanted: Wanted): Promise<void> {
  const { refundOre } = wanted
  const judge = (on: Database) =>
    requireSeenRefund({ database: on, clock: parts.clock }, own, wanted)
  const { going, staying } = await judge(parts.database)
  if (staying.length > 0) {
    const isPaid = isPaidPlace(own)
    return freeing.freeSeats(parts, own, {
      seats: staying.length,
      priceOre: sumOf(staying),
      refundOre,
      keptOre: isPaid ? sumOf(going) - refundOre : 0,
      inTransaction: async (transaction) => {
        await judge(transaction)
        await endTickets(transaction, wanted)
        const { placeId } = wanted
        const payload = { placeId, seats: going.length, refundOre }
        await enqueueJob(transaction, seatsCancelledTask, payload)
      },
    })
  }
  if (own.state === 'held') await freeing.endPayment(parts, own)
  const inTransaction = async (transaction: Database) => {
    await judge(transaction)
  }
  const isDeclined = own.state === 'held' && own.promotedAt !== null
  return refundOre > 0
    ? freeing.freeWithRefund(parts, own, {
        because: 'by-person',
        detail: 'by-payer',
        refundOre,
        inTransaction,
      })
    : freeing.freeWithoutRefund(parts, own, {
        because: isDeclined ? 'declined' : 'by-person',
        inTransaction,
      })
}

const sumOf = (tickets: readonly StoredTicket[]) =>
  tickets.reduce((sum, { priceOre }) => sum + priceOre, 0)

async function findOwn(database: Database, { courseId, placeId, userId }: Wanted): Promise<Place> {
  const [found] = await database
    .select()
    .from(place)
    .where(and(eq(place.id, placeId), eq(place.offerId, courseId), eq(place.userId, userId)))
  if (!found || found.state === 'expired') throw refuseCourse('COURSE_PLACE_NOT_FOUND')
  return found
}

/** Whether all of the seats were cancelled before. */
async function isDone(database: Database, { id }: Place, { ticketIds }: Wanted): Promise<boolean> {
  const cancelled = await database.$count(
    courseTicket,
    and(
      eq(courseTicket.placeId, id),
      inArray(courseTicket.id, ticketIds),
      eq(courseTicket.state, 'cancelled'),
    ),
  )
  return cancelled === new Set(ticketIds).size
}

/**
 * The refund by the rules of now. A change of the course locks its offer, which is locked here by then;
 * so all is read again.
 */
async function requireSeenRefund(
  { database, clock }: Pick<Parts, 'clock' | 'database'>,
  { id, state, paymentId }: Place,
  { courseId, ticketIds, refundOre }: Wanted,
): Promise<{ going: StoredTicket[]; staying: StoredTicket[] }> {
  const found = await findBookable(database, courseId)
  const [now] = await database.select().from(place).where(eq(place.id, id))
  if (!found || !now) throw refuseCourse('COURSE_NOT_FOUND')
  const tickets = await findTickets(database, [id])
  const wanted = new Set(ticketIds)
  const going = tickets.filter((ticket) => wanted.has(ticket.id))
  if (going.length !== wanted.size) throw refuseCourse('COURSE_PLACE_CHANGED')
  // In the transaction it is cancelled already: it counts as what it was.
  const due = refundOfTickets(found, { ...now, state, paymentId }, going, clock())
  if (due === null) throw refuseCourse('COURSE_STARTED')
  if (due !== refundOre) throw refuseCourse('COURSE_REFUND_CHANGED')
  return { going, staying: tickets.filter((ticket) => !wanted.has(ticket.id)) }
}

async function endTickets(transaction: Database, { placeId, ticketIds }: Wanted): Promise<void> {
  const ended = await transaction
    .update(courseTicket)
    .set({ state: 'cancelled', endedAt: new Date() })
    .where(
      and(
        eq(courseTicket.placeId, placeId),
        inArray(courseTicket.id, ticketIds),
        eq(courseTicket.state, 'valid'),
      ),
    )
    .returning({ id: courseTicket.id })
  if (ended.length !== new Set(ticketIds).size) throw refuseCourse('COURSE_PLACE_CHANGED')
}
