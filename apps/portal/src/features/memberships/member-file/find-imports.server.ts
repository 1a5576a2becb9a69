import { desc, eq } from 'drizzle-orm'
import { countInvitations } from '#core/profile/imported-people.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { MemberImports } from './contract.ts'
import { memberImportRefusals } from './refusals.ts'
import { memberImport } from './tables.server.ts'

const shownImports = 50

/** The latest, the newest first. */
export async function listImports(database: Database): Promise<MemberImports> {
  const rows = await database
    .select()
    .from(memberImport)
    .orderBy(desc(memberImport.importedAt), desc(memberImport.id))
    .limit(shownImports)
  const invitationsOf = await countInvitations(
    database,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((made) => ({
      ...made,
      importedAt: made.importedAt.toISOString(),
      undoneAt: made.undoneAt?.toISOString() ?? null,
      ...invitationsOf(made.id),
    })),
  }
}

/**
 * Locks an import that has not been undone.
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_UNDONE
 */
export async function lockImport(
  transaction: Database,
  importId: string,
): Promise<typeof memberImport.$inferSelect> {
  const [found] = await transaction
    .select()
    .from(memberImport)
    .where(eq(memberImport.id, importId))
    .for('update')
  if (!found) throw new Refusal('IMPORT_NOT_FOUND', memberImportRefusals.IMPORT_NOT_FOUND)
  if (found.undoneAt) throw new Refusal('IMPORT_UNDONE', memberImportRefusals.IMPORT_UNDONE)
  return found
}
