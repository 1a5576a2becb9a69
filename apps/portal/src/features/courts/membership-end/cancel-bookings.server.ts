import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#core/accounts/tables.server.ts'
import { whoDecided } from '#core/audit/record-action.server.ts'
import {
  EndedMembership,
  hasNoMembershipOn,
  type MembershipBookings,
  type PlannedEnd,
} from '#core/memberships/membership-bookings.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'

import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { auditedPlace } from '../model/audited-place.ts'
import { recordAction } from '../model/record-action.server.ts'
import { court, courtReservation } from '../model/tables.server.ts'
import { composeMembershipEndMail } from './membership-end-mail.server.ts'

export const cancelAfterEndTask = declareTask('cancel-courts-after-membership', EndedMembership)

export const refundAfterEndTask = declareTask(
  'refund-court-after-membership',
  z.strictObject({ paymentId: z.uuid(), endedBy: EndedMembership.shape.endedBy }),
)

/** What a person has booked, or holds, on days without a membership, and has not started. */
const isAfterEnd = (userId: string, state: 'held' | 'confirmed', end?: PlannedEnd) =>
  and(
    eq(courtReservation.userId, userId),
    eq(courtReservation.state, state),
    gt(courtReservation.startsAt, sql`now()`),
    hasNoMembershipOn(courtReservation.userId, courtReservation.startsAt, end),
  )

export const courtBookingsOfMembers: MembershipBookings = {
  count: (database, userId, end) =>
    database.$count(courtReservation, isAfterEnd(userId, 'confirmed', end)),
  cancelTask: cancelAfterEndTask,
}

/**
 * Cancels a member's bookings for which they have no membership any more, with one mail that lists
 * them. All that was paid for them goes back by jobs of the same transaction. A hold is released: a
 * payment for it that is on its way finds it lost, and is released too.
 */
export async function cancelBookingsAfterEnd(
  { database, portalUrl }: { database: Database; portalUrl: string },
  { userId, endedBy }: EndedMembership,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(courtReservation)
      .set({ state: 'released' })
      .where(isAfterEnd(userId, 'held'))
    const bookings = await transaction
      .select()
      .from(courtReservation)
      .where(isAfterEnd(userId, 'confirmed'))
      .orderBy(asc(courtReservation.id))
      .for('update')
    if (bookings.length === 0) return
    const ids = bookings.map(({ id }) => id)
    await transaction
      .update(courtReservation)
      .set({ state: 'cancelled' })
      .where(inArray(courtReservation.id, ids))
    const refunds = await listRefunds(transaction, bookings)
    for (const { paymentId } of refunds)
      await enqueueJob(transaction, refundAfterEndTask, { paymentId, endedBy })
    if (endedBy !== null)
      for (const booking of bookings)
        await recordAction(transaction, whoDecided(endedBy), {
          action: 'court-reservation-ended-with-membership',
          subject: { kind: 'court-reservation', id: booking.id },
          before: auditedPlace(booking),
          after: {
            courtRefundOre: sumOf(refunds.filter((one) => one.paymentId === booking.paymentId)),
          },
        })
    await notify(transaction, { userId, ids, refundOre: sumOf(refunds), portalUrl })
  })
}

type Booking = typeof courtReservation.$inferSelect
type Refund = { readonly paymentId: string; readonly refundOre: number }

const sumOf = (refunds: readonly Refund[]) =>
  refunds.reduce((sum, { refundOre }) => sum + refundOre, 0)

/** What is left of the payments of some bookings. */
async function listRefunds(
  transaction: Database,
  bookings: readonly Booking[],
): Promise<readonly Refund[]> {
  const rows = await transaction
    .select({
      paymentId: payment.id,
      refundOre: sql<number>`${payment.amountOre} - ${payment.refundDueOre}`.mapWith(Number),
    })
    .from(payment)
    .where(
      inArray(
        sql`${payment.id}::text`,
        bookings.flatMap(({ paymentId }) => paymentId ?? []),
      ),
    )
  return rows.filter(({ refundOre }) => refundOre > 0)
}

async function notify(
  transaction: Database,
  {
    userId,
    ids,
    refundOre,
    portalUrl,
  }: { userId: string; ids: readonly string[]; refundOre: number; portalUrl: string },
): Promise<void> {
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!to) return
  const places = await transaction
    .select({
      courtName: court.name,
      center: sportsCenter.name,
      startsAt: courtReservation.startsAt,
    })
    .from(courtReservation)
    .innerJoin(court, eq(court.id, courtReservation.courtId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, court.centerId))
    .where(inArray(courtReservation.id, [...ids]))
    .orderBy(asc(courtReservation.startsAt))
  const mail = composeMembershipEndMail({ ...to, places, refundOre }, portalUrl)
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}

/**
 * Refunds all that is left of the payment of a court that was cancelled with a membership. Again it does
 * nothing.
 * @throws {Refusal} PAYMENT_UNDER_WAY and others of `payments.refund`: the job runs again
 */
export async function refundAfterEnd(
  { database, payments }: { database: Database; payments: Pick<Payments, 'refund'> },
  { paymentId, endedBy }: z.infer<typeof refundAfterEndTask.payload>,
): Promise<void> {
  const [found] = await database
    .select({
      state: payment.state,
      amountOre: payment.amountOre,
      refundDueOre: payment.refundDueOre,
    })
    .from(payment)
    .where(eq(payment.id, paymentId))
  if (!found || found.refundDueOre >= found.amountOre) return
  if (found.state === 'cancelling' || found.state === 'cancelled') return
  await payments.refund(paymentId, {
    refundOre: ({ amountOre, refundDueOre }) => amountOre - refundDueOre,
    detail: 'membership-ended',
    ...(endedBy !== null && { actorId: endedBy }),
  })
}
