import { and, asc, eq, ilike, inArray, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { associationAccount } from '#core/associations/association-account.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import {
  association,
  associationMember,
  associationTerm,
} from '#core/associations/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffMembers, StaffTerm } from './contract.ts'

const mostShown = 50

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function listMembers(
  database: Database,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<StaffMembers> {
  if ((await database.$count(association, eq(association.id, id))) === 0)
    throw refuseAssociation('ASSOCIATION_NOT_FOUND')
  const fullName = sql<string>`${user.firstName} || ' ' || ${user.lastName}`
  // PostgreSQL has no place for a NUL.
  const pattern = `%${name.replaceAll('\0', '').replace(/[\\%_]/g, String.raw`\$&`)}%`
  const rows = await database
    .select({
      id: associationMember.id,
      name: fullName,
      email: user.email,
      state: associationMember.state,
      all: sql<number>`count(*) over ()::int`,
    })
    .from(associationMember)
    .innerJoin(user, eq(user.id, associationMember.userId))
    .where(and(eq(associationMember.associationId, id), ilike(fullName, pattern)))
    .orderBy(asc(user.lastName), asc(user.firstName), asc(associationMember.id))
    .limit(mostShown)
  const terms = await listTerms(
    database,
    rows.map((row) => row.id),
  )
  return {
    items: rows.map(({ all: _, ...row }) => ({ ...row, terms: terms.get(row.id) ?? [] })),
    more: (rows[0]?.all ?? 0) - rows.length,
    balanceOre: await balanceOf(database, associationAccount(id)),
  }
}

async function listTerms(
  database: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, StaffTerm[]>> {
  const byMember = new Map<string, StaffTerm[]>()
  if (memberIds.length === 0) return byMember
  const rows = await database
    .select({ term: associationTerm, paid: payment })
    .from(associationTerm)
    .leftJoin(payment, eq(payment.id, associationTerm.paymentId))
    .where(inArray(associationTerm.memberId, [...memberIds]))
    .orderBy(sql`${associationTerm.startsOn} desc, ${associationTerm.createdAt} desc`)
  for (const { term, paid } of rows) {
    const { id, memberId, startsOn, endsOn, feeOre, paidBy, cancelledAt } = term
    const refundableOre = paid ? paid.amountOre - paid.refundDueOre : 0
    const isRefundable = paid && ['captured', 'refunded'].includes(paid.state) && refundableOre > 0
    const all = byMember.get(memberId) ?? []
    all.push({
      id,
      startsOn,
      endsOn,
      feeOre,
      paidBy,
      isCancelled: cancelledAt !== null,
      payment: isRefundable ? { version: paid.version, refundableOre } : null,
    })
    byMember.set(memberId, all)
  }
  return byMember
}
