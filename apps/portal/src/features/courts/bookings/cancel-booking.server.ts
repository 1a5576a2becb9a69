import { eq, sql } from 'drizzle-orm'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { tellBooker } from '../receipt/booking-mail.server.ts'
import { courtReceipt } from '../receipt/tables.server.ts'
import { cancelReservation } from '../reservations/move-hold.server.ts'
import { refundOf } from '../rules/refund.ts'
import { courtSetup, courtReservation as reservation } from '../tables.server.ts'
import type { Cancelled } from './contract.ts'
import { findOwnBooking } from './find-own-bookings.server.ts'
import { refuse } from './refuse.server.ts'

type Parts = {
  readonly database: Database
  readonly payments: Pick<Payments, 'refund'>
  readonly clock: Clock
  readonly portalUrl: string
}
type Wanted = {
  readonly id: string
  readonly userId: string
  /** What they were shown, in øre. */
  readonly seenOre: number
}
type Booking = typeof reservation.$inferSelect

/**
 * Gives a booked court back, and the money that belongs to it, in one transaction. Given back already,
 * it is said how much came back then.
 *
 * @throws {Refusal} BOOKING_NOT_FOUND; BOOKING_BEGUN; REFUND_CHANGED: the limit has passed since it
 *   was shown, or the rules are other; PAYMENT_UNDER_WAY: the money is being taken at this moment
 */
export async function cancelBooking(parts: Parts, wanted: Wanted): Promise<Cancelled> {
  const { database } = parts
  const booking = await findOwnBooking(database, wanted)
  if (!booking) throw refuse('BOOKING_NOT_FOUND')
  if (booking.state === 'cancelled') return givenBack(database, booking)
  await judge(database, booking, wanted, parts.clock())
  try {
    await (wanted.seenOre > 0 ? giveBack(parts, booking, wanted) : giveUp(parts, booking, wanted))
    return { refundOre: wanted.seenOre }
  } catch (error) {
    // Somebody may have been a moment faster: the same person in another window.
    const now = error instanceof Refusal && (await findOwnBooking(database, wanted))
    if (now && now.state === 'cancelled') return givenBack(database, now)
    throw error
  }
}

/** What comes back is what was seen, by the rules and the clock of this moment. */
async function judge(
  database: Database,
  booking: Booking,
  { seenOre }: Wanted,
  now: Date,
): Promise<void> {
  const [rules] = await database.select().from(courtSetup)
  if (!rules) throw new Error('court_setup has no row')
  const refundOre = refundOf(booking, rules, now)
  if (refundOre === null) throw refuse('BOOKING_BEGUN')
  if (refundOre !== seenOre) throw refuse('REFUND_CHANGED')
}

/** The step of the payment frees the court; what is not right by then undoes both. */
function giveBack({ payments, clock, portalUrl }: Parts, booking: Booking, wanted: Wanted) {
  if (booking.paymentId === null) throw new Error('a confirmed booking has no payment')
  return payments.refund(booking.paymentId, {
    refundOre: () => wanted.seenOre,
    detail: 'by-payer',
    inTransaction: async (transaction) => {
      const [freed] = await transaction
        .select({ isFreedHere: sql<boolean>`${reservation.endedAt} = now()` })
        .from(reservation)
        .where(eq(reservation.id, booking.id))
      if (!freed?.isFreedHere) throw refuse('BOOKING_NOT_FOUND')
      await judge(transaction, booking, wanted, clock())
      await tell(transaction, booking, { refundOre: wanted.seenOre, portalUrl })
    },
  })
}

/** No money moves: the court alone is freed. */
function giveUp({ database, clock, portalUrl }: Parts, booking: Booking, wanted: Wanted) {
  return database.transaction(async (transaction) => {
    const [rules] = await transaction.select().from(courtSetup)
    if (!rules) throw new Error('court_setup has no row')
    const outcome = await cancelReservation(transaction, booking.id, { rules, now: clock() })
    if (!outcome) throw refuse('BOOKING_NOT_FOUND')
    if (outcome.refundOre !== wanted.seenOre) throw refuse('REFUND_CHANGED')
    await tell(transaction, booking, { refundOre: 0, portalUrl })
  })
}

async function tell(
  transaction: Database,
  { id }: Booking,
  news: { refundOre: number; portalUrl: string },
): Promise<void> {
  const [sold] = await transaction
    .select()
    .from(courtReceipt)
    .where(eq(courtReceipt.reservationId, id))
  if (sold) await tellBooker(transaction, sold, { kind: 'cancelled', ...news })
}

async function givenBack(database: Database, { paymentId }: Booking): Promise<Cancelled> {
  const facts = paymentId ? await findPaymentFacts(database, [paymentId]) : undefined
  return { refundOre: (paymentId && facts?.get(paymentId)?.refundedOre) || 0 }
}
