import { desc, eq, sql } from 'drizzle-orm'
import { importedAccount } from '#core/accounts/imported/tables.server.ts'
import { account } from '#core/accounts/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { MemberImports } from './contract.ts'
import { memberImportRefusals } from './refusals.ts'
import { memberImport } from './tables.server.ts'

const shownImports = 50

/** An account of an import whose owner can be invited. */
export const isUninvited = sql`(${importedAccount.invitedAt} is null and not exists (
  select from ${account} where ${account.userId} = ${importedAccount.userId}))`

/** The latest, the newest first. */
export async function listImports(database: Database): Promise<MemberImports> {
  const rows = await database
    .select({
      made: memberImport,
      invited: sql<number>`count(${importedAccount.invitedAt})::int`,
      uninvited: sql<number>`(count(*) filter (where ${importedAccount.userId} is not null and ${isUninvited}))::int`,
    })
    .from(memberImport)
    .leftJoin(importedAccount, eq(importedAccount.importId, memberImport.id))
    .groupBy(memberImport.id)
    .orderBy(desc(memberImport.importedAt), desc(memberImport.id))
    .limit(shownImports)
  return {
    items: rows.map(({ made, invited, uninvited }) => ({
      ...made,
      importedAt: made.importedAt.toISOString(),
      undoneAt: made.undoneAt?.toISOString() ?? null,
      invited,
      uninvited,
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
