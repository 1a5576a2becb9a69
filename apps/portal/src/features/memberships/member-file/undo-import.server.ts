import { and, eq, exists, inArray, ne, or, sql } from 'drizzle-orm'
import { importedAccount } from '#core/accounts/imported/tables.server.ts'
import { account, session, user } from '#core/accounts/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import type { MembershipUse } from '#core/memberships/membership-use.ts'
import { fitnessFreeze, fitnessMembership } from '#core/memberships/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { ofJoinedMembership } from '../model/invoices-of.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { lockImport } from './find-imports.server.ts'
import { memberImportRefusals } from './refusals.ts'
import { importedMembership, memberImport } from './tables.server.ts'

type Counts = { readonly memberships: number; readonly accounts: number }

/**
 * Removes what an import added, all of it or nothing. What it changed stays changed.
 * @param uses of all features: who has booked with a membership
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_UNDONE, IMPORT_USED, OWN_CASE
 */
export async function undoImport(
  { database, uses }: { database: Database; uses: readonly MembershipUse[] },
  staff: StaffActor,
  importId: string,
): Promise<Counts> {
  return database.transaction(async (transaction) => {
    const { importedAt } = await lockImport(transaction, importId)
    const owners = await lockAdded(transaction, importId)
    await requireOtherPerson(transaction, staff, owners)
    const bookers: string[] = []
    for (const findUsers of uses)
      bookers.push(...(await findUsers(transaction, owners, importedAt)))
    const used = {
      memberships: await countUsedMemberships(transaction, importId, bookers),
      accounts: await countUsedAccounts(transaction, importId, bookers),
    }
    if (used.memberships + used.accounts > 0)
      throw new Refusal('IMPORT_USED', memberImportRefusals.IMPORT_USED, { details: used })
    const removed = await removeAdded(transaction, importId)
    await transaction
      .update(memberImport)
      .set({ undoneAt: sql`now()` })
      .where(eq(memberImport.id, importId))
    await recordAction(transaction, staff, {
      action: 'member-import-undone',
      subject: { kind: 'member-import', id: importId },
      after: {
        memberImportAccounts: removed.accounts,
        memberImportAdded: removed.memberships,
      },
    })
    return removed
  })
}

const addedMemberships = (transaction: Database, importId: string) =>
  transaction
    .select({ id: importedMembership.membershipId })
    .from(importedMembership)
    .where(eq(importedMembership.importId, importId))

const addedAccounts = (transaction: Database, importId: string) =>
  transaction
    .select({ userId: importedAccount.userId })
    .from(importedAccount)
    .where(eq(importedAccount.importId, importId))

/**
 * Nobody logs in, books, buys or is invoiced until the transaction ends.
 * @returns the people whose accounts and memberships they are
 */
async function lockAdded(transaction: Database, importId: string): Promise<string[]> {
  const memberships = await transaction
    .select({ userId: fitnessMembership.userId })
    .from(fitnessMembership)
    .where(inArray(fitnessMembership.id, addedMemberships(transaction, importId)))
    .orderBy(fitnessMembership.id)
    .for('update')
  const owners = memberships.map(({ userId }) => userId)
  const locked = await transaction
    .select({ id: user.id })
    .from(user)
    .where(or(inArray(user.id, owners), inArray(user.id, addedAccounts(transaction, importId))))
    .orderBy(user.id)
    .for('update')
  return locked.map(({ id }) => id)
}

/** Changed, invoiced, frozen, or booked with. */
async function countUsedMemberships(
  transaction: Database,
  importId: string,
  bookers: readonly string[],
): Promise<number> {
  const { id } = fitnessMembership
  const invoiced = transaction.select().from(invoice).where(ofJoinedMembership)
  const frozen = transaction.select().from(fitnessFreeze).where(eq(fitnessFreeze.membershipId, id))
  const used = await transaction
    .select({ id })
    .from(importedMembership)
    .innerJoin(fitnessMembership, eq(id, importedMembership.membershipId))
    .where(
      and(
        eq(importedMembership.importId, importId),
        or(
          ne(fitnessMembership.version, importedMembership.version),
          exists(invoiced),
          exists(frozen),
          inArray(fitnessMembership.userId, [...bookers]),
        ),
      ),
    )
  return used.length
}

/** Logged in with, booked with, or with a case or a membership that this import has not added. */
async function countUsedAccounts(
  transaction: Database,
  importId: string,
  bookers: readonly string[],
): Promise<number> {
  const { userId } = importedAccount
  const logins = transaction.select().from(account).where(eq(account.userId, userId))
  const sessions = transaction.select().from(session).where(eq(session.userId, userId))
  // Somebody whose deposit was imported: money would be left without its owner.
  const cases = transaction.select().from(caseFile).where(eq(caseFile.userId, userId))
  const others = transaction
    .select({ id: fitnessMembership.id })
    .from(fitnessMembership)
    .leftJoin(importedMembership, eq(importedMembership.membershipId, fitnessMembership.id))
    .where(
      and(
        eq(fitnessMembership.userId, userId),
        sql`${importedMembership.importId} is distinct from ${importId}`,
      ),
    )
  const used = await transaction
    .select({ userId })
    .from(importedAccount)
    .where(
      and(
        eq(importedAccount.importId, importId),
        or(
          exists(logins),
          exists(sessions),
          exists(cases),
          exists(others),
          inArray(userId, [...bookers]),
        ),
      ),
    )
  return used.length
}

async function removeAdded(transaction: Database, importId: string): Promise<Counts> {
  const memberships = await transaction
    .delete(fitnessMembership)
    .where(inArray(fitnessMembership.id, addedMemberships(transaction, importId)))
    .returning({ id: fitnessMembership.id })
  const accounts = await transaction
    .delete(user)
    .where(inArray(user.id, addedAccounts(transaction, importId)))
    .returning({ id: user.id })
  return { memberships: memberships.length, accounts: accounts.length }
}
