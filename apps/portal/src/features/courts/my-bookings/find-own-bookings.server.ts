import { and, eq, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import { receipt } from '#core/receipts/tables.server.ts'
import { centerColumns, sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { addDaysByWallTime } from '#platform/time/oslo.ts'
import type { Language } from '../model/contract.ts'
import type { RefundRules } from '../model/rules/court-setup.ts'
import { calculateRefund, calculateRefundDeadline } from '../model/rules/refund.ts'
import { court, courtCategory, courtReservation as reservation } from '../model/tables.server.ts'
import { courtSubject } from '../receipts/record-sale.server.ts'
import type { CourtBooking, CourtBookings } from './contract.ts'

/** Days that a past booking, with its receipt, stays in the list. */
export const pastBookingDays = 90

/** Finds what a person holds, has booked and had; holds that expired unpaid are left out. */
export async function findOwnBookings(
  database: Database,
  userId: string,
  { language, rules, now }: { language: Language; rules: RefundRules; now: Date },
): Promise<CourtBookings> {
  const oldest = addDaysByWallTime(now, -pastBookingDays)
  const rows = await database
    .select({
      reservation,
      court: { id: court.id, name: localizedText(court.name, language) },
      category: {
        id: courtCategory.id,
        name: localizedText(courtCategory.name, language),
      },
      sportsCenter: centerColumns,
      hasReceipt: sql<boolean>`${receipt.id} is not null`,
    })
    .from(reservation)
    .innerJoin(court, eq(court.id, reservation.courtId))
    .innerJoin(courtCategory, eq(courtCategory.id, court.categoryId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, court.centerId))
    .leftJoin(
      receipt,
      and(
        eq(receipt.subjectKind, courtSubject),
        eq(receipt.subjectId, sql`${reservation.id}::text`),
        eq(receipt.userId, userId),
      ),
    )
    .where(
      and(
        eq(reservation.userId, userId),
        gt(reservation.endsAt, oldest),
        or(
          inArray(reservation.state, ['confirmed', 'cancelled']),
          and(eq(reservation.state, 'held'), gt(reservation.expiresAt, now)),
        ),
      ),
    )
    .orderBy(reservation.startsAt, reservation.id)
  const payments = await findPaymentFacts(
    database,
    rows.flatMap(({ reservation: { state, paymentId } }) =>
      state === 'cancelled' && paymentId ? paymentId : [],
    ),
  )
  const all = rows.map(({ reservation: found, hasReceipt, ...names }): CourtBooking => {
    const refundOre = found.state === 'confirmed' ? calculateRefund(found, rules, now) : null
    return {
      ...names,
      id: found.id,
      state: found.state as CourtBooking['state'],
      startTime: found.startsAt.toISOString(),
      endTime: found.endsAt.toISOString(),
      amountOre: found.priceOre,
      expiresAt: found.state === 'held' ? found.expiresAt.toISOString() : null,
      cancellation:
        refundOre === null
          ? null
          : { refundOre, fullUntil: calculateRefundDeadline(found, rules).toISOString() },
      refundedOre: (found.paymentId && payments.get(found.paymentId)?.refundedOre) || 0,
      hasReceipt,
    }
  })
  const isComing = ({ state, endTime }: CourtBooking) =>
    state !== 'cancelled' && new Date(endTime) > now
  return {
    coming: all
      .filter(isComing)
      .toSorted((one, other) => Number(other.state === 'held') - Number(one.state === 'held')),
    past: all.filter((booking) => !isComing(booking)).toReversed(),
  }
}

/** Finds one booking of a person that was paid. */
export async function findOwnBooking(
  database: Database,
  { id, userId }: { id: string; userId: string },
) {
  const [found] = await database
    .select()
    .from(reservation)
    .where(
      and(
        eq(reservation.id, id),
        eq(reservation.userId, userId),
        ne(reservation.state, 'held'),
        sql`${reservation.paymentId} is not null`,
      ),
    )
  return found
}
