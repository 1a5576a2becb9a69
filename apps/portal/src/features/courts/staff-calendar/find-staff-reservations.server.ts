import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { findSoloRefunds } from '#core/payments/refund-limit.server.ts'
import { payment, refundRequest } from '#core/payments/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { isActive } from '../model/active-reservation.server.ts'
import type { Language } from '../model/contract.ts'
import type { RefundRules } from '../model/rules/court-setup.ts'
import { calculateRefund } from '../model/rules/refund.ts'
import { court, courtClosure, courtReservation as reservation } from '../model/tables.server.ts'
import { courtPayments } from '../pay/payment-kind.server.ts'
import type { StaffReservation } from './contract.ts'

export type Reader = { readonly staffId: string; readonly language: Language; readonly now: Date }

/** Finds active reservations as staff see them, by time and court. */
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
      courtName: localizedText(court.name, language),
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
      request: refundRequest,
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
      refundRequest,
      and(eq(refundRequest.paymentId, payment.id), eq(refundRequest.version, payment.version)),
    )
    .where(and(isWanted, isActive(now)))
    .orderBy(asc(reservation.startsAt), asc(reservation.courtId))
  const own = await findOwnAccounts(database, staffId)
  const soloRefunds = await findSoloRefunds(database, staffId)
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
    refundByRuleOre: calculateRefund(row, rules, now),
    isInClosure: row.isInClosure,
    refundSums: { refundedOre: row.refundedOre ?? 0, ...soloRefunds },
    request: row.request && {
      refundOre: row.request.refundOre,
      reason: row.request.reason,
      keepsSubject: row.request.keepsSubject,
      isOwn: own.has(row.request.requestedBy),
      requestedBy: names.get(row.request.requestedBy) ?? '',
      requestedAt: row.request.requestedAt.toISOString(),
    },
  }))
}
