import { eq, sql } from 'drizzle-orm'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { cancelReservation } from '../holds/change-reservation.server.ts'
import { calculateRefund } from '../model/rules/refund.ts'
import { courtSetup, courtReservation as reservation } from '../model/tables.server.ts'
import { notifyBooker } from '../receipts/booking-mail.server.ts'
import type { Cancelled } from './contract.ts'
import { findOwnBooking } from './find-own-bookings.server.ts'
import { refuse } from './refuse.server.ts'

type Dependencies = {
  readonly database: Database
  readonly payments: Pick<Payments, 'refund'>
  readonly clock: Clock
  readonly portalUrl: string
}
type Wanted = {
  readonly id: string
  readonly userId: string
  /** The refund that the caller saw, in øre. */
  readonly seenOre: number
}
type Booking = typeof reservation.$inferSelect

/**
 * Cancels a booking and refunds its money in one transaction. When it was cancelled before, it
 * returns the refund of that cancellation.
 *
 * @throws {Refusal} BOOKING_NOT_FOUND; BOOKING_STARTED; REFUND_CHANGED: the deadline has passed
 *   since the amount was shown, or the rules have changed; PAYMENT_UNDER_WAY: the payment is being
 *   captured
 */
export async function cancelBooking(
  dependencies: Dependencies,
  wanted: Wanted,
): Promise<Cancelled> {
  const { database } = dependencies
  const booking = await findOwnBooking(database, wanted)
  if (!booking) throw refuse('BOOKING_NOT_FOUND')
  if (booking.state === 'cancelled') return readRefund(database, booking)
  await requireSeenRefund(database, booking, wanted, dependencies.clock())
  try {
    await (wanted.seenOre > 0
      ? cancelWithRefund(dependencies, booking, wanted)
      : cancelWithoutRefund(dependencies, booking, wanted))
    return { refundOre: wanted.seenOre }
  } catch (error) {
    // The same person may have cancelled it in another window meanwhile.
    const now = error instanceof Refusal && (await findOwnBooking(database, wanted))
    if (now && now.state === 'cancelled') return readRefund(database, now)
    throw error
  }
}

/** Refuses when the refund by the current rules and clock is not the amount that was shown. */
async function requireSeenRefund(
  database: Database,
  booking: Booking,
  { seenOre }: Wanted,
  now: Date,
): Promise<void> {
  const [rules] = await database.select().from(courtSetup)
  if (!rules) throw new Error('court_setup has no row')
  const refundOre = calculateRefund(booking, rules, now)
  if (refundOre === null) throw refuse('BOOKING_STARTED')
  if (refundOre !== seenOre) throw refuse('REFUND_CHANGED')
}

/** The step of the payment releases the court; a refusal here rolls back both. */
function cancelWithRefund(
  { payments, clock, portalUrl }: Dependencies,
  booking: Booking,
  wanted: Wanted,
) {
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
      await requireSeenRefund(transaction, booking, wanted, clock())
      const event = { kind: 'cancelled', refundOre: wanted.seenOre, portalUrl } as const
      await notifyBooker(transaction, booking.id, event)
    },
  })
}

/** Releases the court without moving money. */
function cancelWithoutRefund(
  { database, clock, portalUrl }: Dependencies,
  booking: Booking,
  wanted: Wanted,
) {
  return database.transaction(async (transaction) => {
    const [rules] = await transaction.select().from(courtSetup)
    if (!rules) throw new Error('court_setup has no row')
    const outcome = await cancelReservation(transaction, booking.id, { rules, now: clock() })
    if (!outcome) throw refuse('BOOKING_NOT_FOUND')
    if (outcome.refundOre !== wanted.seenOre) throw refuse('REFUND_CHANGED')
    await notifyBooker(transaction, booking.id, { kind: 'cancelled', refundOre: 0, portalUrl })
  })
}

async function readRefund(database: Database, { paymentId }: Booking): Promise<Cancelled> {
  const facts = paymentId ? await findPaymentFacts(database, [paymentId]) : undefined
  return { refundOre: (paymentId && facts?.get(paymentId)?.refundedOre) || 0 }
}
