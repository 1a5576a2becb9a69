import { and, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { findAccountsOfGuardians } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { childrenOf } from '#core/kindergartens/access/staff-access.server.ts'
import {
  kindergartenChild,
  kindergartenEnrolment,
  kindergartenGuardian,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergartenImport } from '#core/kindergartens/imports/tables.server.ts'
import { kindergartenOfficeRole } from '#core/kindergartens/roles.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { recordedOfChild } from '../model/recorded-of-child.server.ts'
import type { ChildImports } from './contract.ts'
import { childImportRefusals } from './refusals.ts'

const shownImports = 50

/** Imports that a member of staff sees: all for the office, those with children whom a leader reaches. */
const seenBy = (database: Database, staff: StaffActor) =>
  staff.roles.includes(kindergartenOfficeRole)
    ? sql`true`
    : exists(
        database
          .select({ id: kindergartenChild.id })
          .from(kindergartenChild)
          .where(
            and(
              eq(kindergartenChild.importId, kindergartenImport.id),
              inArray(kindergartenChild.id, childrenOf(staff)),
            ),
          ),
      )

/** The latest imports, the newest first. */
export async function listImports(database: Database, staff: StaffActor): Promise<ChildImports> {
  const rows = await database
    .select()
    .from(kindergartenImport)
    .where(seenBy(database, staff))
    .orderBy(desc(kindergartenImport.importedAt), desc(kindergartenImport.id))
    .limit(shownImports)
  return {
    items: rows.map((made) => ({
      ...made,
      importedAt: made.importedAt.toISOString(),
      undoneAt: made.undoneAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Removes the children that an import added, with guardians who have no other child, while nothing was
 * recorded of any of them. What the import changed stays changed.
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_UNDONE, IMPORT_USED, OWN_CASE
 */
export async function undoImport(
  parts: Parts,
  staff: StaffActor,
  importId: string,
): Promise<{ children: number }> {
  const { encryption } = parts
  return parts.database.transaction(async (transaction) => {
    await lockImport(transaction, staff, importId)
    const children = await transaction
      .select({ id: kindergartenChild.id })
      .from(kindergartenChild)
      .where(eq(kindergartenChild.importId, importId))
      .orderBy(kindergartenChild.id)
      .for('update')
    const childIds = children.map(({ id }) => id)
    const bound = await transaction
      .select({ guardianId: kindergartenGuardianship.guardianId })
      .from(kindergartenGuardianship)
      .where(inArray(kindergartenGuardianship.childId, childIds))
    const guardianIds = [...new Set(bound.map(({ guardianId }) => guardianId))]
    const accounts = await findAccountsOfGuardians(
      { database: transaction, encryption },
      guardianIds,
    )
    await requireOtherPerson(transaction, staff, [...accounts.values()])
    const used = await countUsed(transaction, importId)
    if (used > 0)
      throw new Refusal('IMPORT_USED', childImportRefusals.IMPORT_USED, {
        details: { children: used },
      })
    await removeChildren(transaction, { childIds, guardianIds })
    await transaction
      .update(kindergartenImport)
      .set({ undoneAt: sql`now()` })
      .where(eq(kindergartenImport.id, importId))
    await recordAction(transaction, staff, {
      action: 'kindergarten-import-undone',
      subject: { kind: 'kindergarten-import', id: importId },
      after: { childImportedChildren: childIds.length },
    })
    return { children: childIds.length }
  })
}

async function lockImport(
  transaction: Database,
  staff: StaffActor,
  importId: string,
): Promise<void> {
  const [found] = await transaction
    .select()
    .from(kindergartenImport)
    .where(and(eq(kindergartenImport.id, importId), seenBy(transaction, staff)))
    .for('update')
  if (!found) throw new Refusal('IMPORT_NOT_FOUND', childImportRefusals.IMPORT_NOT_FOUND)
  if (found.undoneAt) throw new Refusal('IMPORT_UNDONE', childImportRefusals.IMPORT_UNDONE)
  const others = await transaction.$count(
    kindergartenChild,
    and(
      eq(kindergartenChild.importId, importId),
      sql`${kindergartenChild.id} not in ${childrenOf(staff)}`,
    ),
  )
  if (others > 0) throw new Refusal('IMPORT_NOT_FOUND', childImportRefusals.IMPORT_NOT_FOUND)
}

/** What an import writes itself. */
const ofImports = ['kindergarten_enrolment', 'kindergarten_guardianship']

/** Children that were changed since, or of which anything else is recorded. */
async function countUsed(transaction: Database, importId: string): Promise<number> {
  const recorded = await recordedOfChild(transaction, {
    childId: kindergartenChild.id,
    without: ofImports,
  })
  const changedPlaces = transaction
    .select({ id: kindergartenEnrolment.id })
    .from(kindergartenEnrolment)
    .where(
      and(
        eq(kindergartenEnrolment.childId, kindergartenChild.id),
        sql`${kindergartenEnrolment.version} > 1`,
      ),
    )
  const decidedAccess = transaction
    .select({ id: kindergartenGuardianship.guardianId })
    .from(kindergartenGuardianship)
    .where(
      and(
        eq(kindergartenGuardianship.childId, kindergartenChild.id),
        or(
          sql`${kindergartenGuardianship.version} > 1`,
          eq(kindergartenGuardianship.source, 'staff'),
        ),
      ),
    )
  return transaction.$count(
    kindergartenChild,
    and(
      eq(kindergartenChild.importId, importId),
      or(
        sql`${kindergartenChild.version} > 1`,
        exists(changedPlaces),
        exists(decidedAccess),
        ...recorded,
      ),
    ),
  )
}

async function removeChildren(
  transaction: Database,
  {
    childIds,
    guardianIds,
  }: { readonly childIds: readonly string[]; readonly guardianIds: readonly string[] },
): Promise<void> {
  await transaction.delete(kindergartenChild).where(inArray(kindergartenChild.id, [...childIds]))
  const others = transaction
    .select({ id: kindergartenGuardianship.guardianId })
    .from(kindergartenGuardianship)
  await transaction
    .delete(kindergartenGuardian)
    .where(
      and(
        inArray(kindergartenGuardian.id, [...guardianIds]),
        eq(kindergartenGuardian.source, 'import'),
        sql`${kindergartenGuardian.id} not in ${others}`,
      ),
    )
}
