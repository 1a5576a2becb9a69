import { and, desc, eq, ne } from 'drizzle-orm'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describeBuyer } from '../buy/describe-buyer.server.ts'
import { listOwnInvoices } from '../invoices/list-invoices.server.ts'
import { findMembership } from '../model/find-membership.server.ts'
import { findTypeName, listOfferedTypes } from '../model/find-types.server.ts'
import { withdrawalToRegister } from '../model/rules/withdrawal.ts'
import { listMemberships } from '../my-membership/describe-membership.server.ts'
import type { FrontDeskMember } from './contract.ts'
import { getPerson } from './find-person.server.ts'

/**
 * A person’s memberships and invoices, and what can be sold to them.
 * @throws {Refusal} `PERSON_NOT_FOUND`
 */
export async function describeMember(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  { userId, today, isForSale }: { userId: string; today: string; isForSale: boolean },
): Promise<FrontDeskMember> {
  const person = await getPerson(database, userId)
  const found = await findMembership(database, userId, today)
  const { items } = await listMemberships(database, userId, today)
  return {
    ...person,
    membership: items[0] ?? null,
    version: found?.row.version ?? 0,
    withdrawableUntil: found ? withdrawalToRegister(found.facts, today) : null,
    terminationReason: found?.row.terminationReason ?? null,
    others: await listOthers(database, { userId, today, exceptId: found?.row.id ?? 0 }),
    buyer: await describeBuyer({ database, encryption }, userId, today),
    types: isForSale ? await listOfferedTypes(database, today) : [],
    invoices: await listOwnInvoices(database, userId, today),
  }
}

async function listOthers(
  database: Database,
  { userId, today, exceptId }: { userId: string; today: string; exceptId: number },
): Promise<FrontDeskMember['others']> {
  const { id, type, startDate, endDate, terminatedOn } = fitnessMembership
  const rows = await database
    .select({ id, type, startDate, endDate, terminatedOn })
    .from(fitnessMembership)
    .where(and(eq(fitnessMembership.userId, userId), ne(id, exceptId)))
    .orderBy(desc(startDate))
  return Promise.all(
    rows.map(async ({ terminatedOn: terminated, ...row }) => ({
      ...row,
      name: await findTypeName(database, row.type, today),
      isTerminated: terminated !== null,
    })),
  )
}
