import { eq, inArray, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositImportLine } from './tables.server.ts'

/** The accounts whose customers an import has, before and after it is confirmed. */
export async function findCustomersOf(database: Database, importId: string): Promise<string[]> {
  const isOfImport = eq(depositImportLine.importId, importId)
  const emails = database
    .select({ email: sql<string>`${depositImportLine.customer} ->> 'email'` })
    .from(depositImportLine)
    .where(isOfImport)
  const named = await database.select({ id: user.id }).from(user).where(inArray(user.email, emails))
  const owners = await database
    .select({ id: caseFile.userId })
    .from(depositImportLine)
    .innerJoin(caseFile, eq(caseFile.id, depositImportLine.caseId))
    .where(isOfImport)
  return [...named, ...owners].map(({ id }) => id)
}
