import { and, eq, inArray, max, or } from 'drizzle-orm'
import { findNamedAccounts } from '#core/accounts/imported/find-named-accounts.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { latest } from '../model/find-membership.server.ts'
import { isFitness } from '../model/invoices-of.server.ts'
import { fitnessMembershipType } from '../model/tables.server.ts'
import type { Present, PresentMembership } from './plan-import.ts'
import type { MemberLine } from './read-member-line.ts'
import { importedMembership } from './tables.server.ts'

/**
 * What a file with members is compared with. Locks the accounts that it names: none of them is
 * deleted until the transaction ends.
 * @param staffId who imports
 */
export async function readPresent(
  transaction: Database,
  staffId: string,
  lines: readonly MemberLine[],
): Promise<Present> {
  const types = await transaction.select().from(fitnessMembershipType)
  const own = await findOwnAccounts(transaction, staffId)
  const emails = lines.map(({ person }) => person.email)
  const accounts = (await findNamedAccounts(transaction, emails)).map((one) => ({
    ...one,
    isOwn: own.has(one.userId),
  }))
  const ids = accounts.map(({ userId }) => userId)
  const externalIds = lines.flatMap(({ membership }) => membership.externalId ?? [])
  return { types, accounts, memberships: await findMemberships(transaction, ids, externalIds) }
}

async function findMemberships(
  transaction: Database,
  userIds: readonly string[],
  externalIds: readonly string[],
): Promise<PresentMembership[]> {
  const rows = await transaction
    .select({ membership: fitnessMembership, imported: importedMembership })
    .from(fitnessMembership)
    .leftJoin(importedMembership, eq(importedMembership.membershipId, fitnessMembership.id))
    .where(
      or(
        inArray(fitnessMembership.userId, [...userIds]),
        inArray(importedMembership.externalId, [...externalIds]),
      ),
    )
    .orderBy(fitnessMembership.id)
  const invoices = await transaction
    .select({ id: invoice.subjectId, until: max(invoice.periodEnd) })
    .from(invoice)
    .where(
      and(
        isFitness,
        inArray(
          invoice.subjectId,
          rows.map(({ membership }) => String(membership.id)),
        ),
      ),
    )
    .groupBy(invoice.subjectId)
  const invoicedUntil = new Map(invoices.map(({ id, until }) => [id, until]))
  return rows.map(({ membership, imported }) => ({
    ...membership,
    invoicedUntil: latest(
      invoicedUntil.get(String(membership.id)),
      membership.invoicedElsewhereUntil,
    ),
    imported,
  }))
}
