import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { findSoloRefundedOre } from '#core/payments/refund-limit.server.ts'
import { payment, paymentRequest } from '#core/payments/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Language } from '../contract.ts'
import { courtPayments } from '../paying/payment-kind.server.ts'
import type { RefundRules } from '../rules/court-setup.ts'
import { refundOf } from '../rules/refund.ts'
import { court, courtClosure, courtReservation as reservation } from '../tables.server.ts'
import type { StaffReservation } from './contract.ts'

export type Reader = { readonly staffId: string; readonly language: Language; readonly now: Date }

/** Somebody has the units: it is booked, or held by a hold whose time is not out. */
export const isTaken = (now: Date): SQL | undefined =>
  or(
    eq(reservation.state, 'confirmed'),
    and(eq(reservation.state, 'held'), gt(reservation.expiresAt, now)),
  )

/** Reservations that are held or booked, as staff see them, by time and court. */
export async function findStaffReservations(
  database: Database,
  isWanted: SQL | undefined,
  { rules, staffId, language, now }: Reader & { rules: RefundRules },
): Promise<StaffReservation[]> {
  const rows = await database
    .select({
      id: reservation.id,
      version: reservation.version,
      state: sql<'held' | 'confirmed'>`${reservation.state}`,
      expiresAt: reservation.expiresAt,
      startsAt: reservation.startsAt,
      endsAt: reservation.endsAt,
      priceOre: reservation.priceOre,
      courtId: court.id,
      courtName: language === 'en' ? court.nameEn : court.nameNo,
      centerName: sportsCenter.name,
      memberId: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      isInClosure: sql<boolean>`exists (
        select from ${courtClosure}
         where ${courtClosure.centerId} = ${court.centerId}
           and coalesce(${courtClosure.courtId}, ${court.id}) = ${court.id}
           and ${courtClosure.startsAt} < ${reservation.endsAt}
           and ${courtClosure.endsAt} > ${reservation.startsAt})`,
      refundedOre: payment.refundDueOre,
      request: paymentRequest,
    })
    .from(reservation)
    .innerJoin(court, eq(court.id, reservation.courtId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, court.centerId))
    .innerJoin(user, eq(user.id, reservation.userId))
    .leftJoin(
      payment,
      and(
        eq(payment.subjectKind, courtPayments.kind),
        eq(payment.subjectId, sql`${reservation.id}::text`),
        eq(sql`${payment.id}::text`, reservation.paymentId),
      ),
    )
    .leftJoin(
      paymentRequest,
      and(eq(paymentRequest.paymentId, payment.id), eq(paymentRequest.version, payment.version)),
    )
    .where(and(isWanted, isTaken(now)))
    .orderBy(asc(reservation.startsAt), asc(reservation.courtId))
  const own = await findOwnAccounts(database, staffId)
  const soloRefundedOre = await findSoloRefundedOre(database, staffId)
  const names = await findNames(
    database,
    rows.map(({ request }) => request?.requestedBy ?? null),
  )
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    state: row.state,
    expiresAt: row.state === 'held' ? row.expiresAt.toISOString() : null,
    startTime: row.startsAt.toISOString(),
    endTime: row.endsAt.toISOString(),
    court: { id: row.courtId, name: row.courtName },
    centerName: row.centerName,
    member: { id: row.memberId, name: `${row.firstName} ${row.lastName}` },
    priceOre: row.priceOre,
    refundByRuleOre: refundOf(row, rules, now),
    isInClosure: row.isInClosure,
    refundSums: { refundedOre: row.refundedOre ?? 0, soloRefundedOre },
    request: row.request && {
      refundOre: row.request.refundOre,
      reason: row.request.reason,
      isOwn: own.has(row.request.requestedBy),
      requestedBy: names.get(row.request.requestedBy) ?? '',
      requestedAt: row.request.requestedAt.toISOString(),
    },
  }))
}
