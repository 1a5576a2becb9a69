import { and, desc, eq, ne } from 'drizzle-orm'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describeBuyer } from '../buyer.server.ts'
import { listMemberships } from '../describe-membership.server.ts'
import { findMembership } from '../find-membership.server.ts'
import { listInvoices } from '../list-invoices.server.ts'
import { findTypeName, listOfferedTypes } from '../membership-types.server.ts'
import type { DeskMember } from './contract.ts'
import { getPerson } from './find-person.server.ts'

/**
 * Somebody’s memberships and invoices, and what can be sold to them.
 * @throws {Refusal} `PERSON_NOT_FOUND`
 */
export async function describeDeskMember(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  { userId, today, isSold }: { userId: string; today: string; isSold: boolean },
): Promise<DeskMember> {
  const person = await getPerson(database, userId)
  const found = await findMembership(database, userId, today)
  const { items } = await listMemberships(database, userId, today)
  return {
    ...person,
    membership: items[0] ?? null,
    version: found?.row.version ?? 0,
    terminationReason: found?.row.terminationReason ?? null,
    others: await listOthers(database, { userId, today, exceptId: found?.row.id ?? 0 }),
    buyer: await describeBuyer({ database, encryption }, userId, today),
    types: isSold ? await listOfferedTypes(database, today) : [],
    invoices: await listInvoices(database, userId, today),
  }
}

async function listOthers(
  database: Database,
  { userId, today, exceptId }: { userId: string; today: string; exceptId: number },
): Promise<DeskMember['others']> {
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
