import { and, asc, eq, gte, isNull, lte, max, min, or } from 'drizzle-orm'
import { invoice } from '#core/invoices/tables.server.ts'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ofMembership } from './invoices-of.server.ts'
import { lockMembershipsOf } from './lock-memberships.server.ts'
import { refuse } from './refuse.server.ts'
import type { Freeze } from './rules/freeze.ts'
import type { MembershipFacts } from './rules/membership-facts.ts'

export type FoundMembership = {
  readonly row: typeof fitnessMembership.$inferSelect
  readonly facts: MembershipFacts<Freeze>
}

type Row = FoundMembership['row']

/** Active on a day. A constraint of the database prevents a second one. */
const activeOf = (userId: string, today: string) =>
  and(
    eq(fitnessMembership.userId, userId),
    lte(fitnessMembership.startDate, today),
    or(isNull(fitnessMembership.endDate), gte(fitnessMembership.endDate, today)),
  )

export async function findMembership(
  database: Database,
  userId: string,
  today: string,
): Promise<FoundMembership | null> {
  const [row] = await database.select().from(fitnessMembership).where(activeOf(userId, today))
  return row ? withFreezes(database, row) : null
}

/**
 * Finds and locks a membership for a change: concurrent changes and purchases of this person wait
 * until the transaction ends.
 * @throws {Refusal} `MEMBERSHIP_NOT_FOUND`
 */
export async function lockMembership(
  transaction: Database,
  userId: string,
  today: string,
): Promise<FoundMembership> {
  await lockMembershipsOf(transaction, userId)
  const [row] = await transaction
    .select()
    .from(fitnessMembership)
    .where(activeOf(userId, today))
    .for('no key update')
  if (!row) throw refuse('MEMBERSHIP_NOT_FOUND')
  return withFreezes(transaction, row)
}

export async function withFreezes(database: Database, row: Row): Promise<FoundMembership> {
  const freezes = await database
    .select({
      id: fitnessFreeze.id,
      startDate: fitnessFreeze.startDate,
      endDate: fitnessFreeze.endDate,
    })
    .from(fitnessFreeze)
    .where(eq(fitnessFreeze.membershipId, row.id))
    .orderBy(asc(fitnessFreeze.startDate))
  const [invoiced] = await database
    .select({ until: max(invoice.periodEnd), first: min(invoice.invoicedOn) })
    .from(invoice)
    .where(ofMembership(row.id))
  const { membershipCategory, startDate, endDate, commitmentMonths, terminatedOn } = row
  return {
    row,
    facts: {
      membershipCategory,
      startDate,
      endDate,
      commitmentMonths,
      freezes,
      isTerminated: terminatedOn !== null,
      invoicedUntil: latest(invoiced?.until, row.invoicedElsewhereUntil),
      boughtOn: row.orderId !== null && !row.isSoldByStaff ? (invoiced?.first ?? null) : null,
    },
  }
}

/** The later of two days. */
export function latest(
  one: string | null | undefined,
  other: string | null | undefined,
): string | null {
  if (one && other) return one > other ? one : other
  return one ?? other ?? null
}
