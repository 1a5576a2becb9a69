import { eq } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type CustomerImportRefusal, customerImportRefusals } from './refusals.ts'
import { depositImport } from './tables.server.ts'

export type ImportRow = typeof depositImport.$inferSelect

export const refuseImport = (code: CustomerImportRefusal): Refusal<CustomerImportRefusal> =>
  new Refusal(code, customerImportRefusals[code])

/** Locks an import. @throws {Refusal} IMPORT_NOT_FOUND */
export async function lockImport(transaction: Database, id: string): Promise<ImportRow> {
  const [found] = await transaction
    .select()
    .from(depositImport)
    .where(eq(depositImport.id, id))
    .for('update')
  if (!found) throw refuseImport('IMPORT_NOT_FOUND')
  return found
}

/** Locks an import that was confirmed, and not undone. @throws {Refusal} also IMPORT_NOT_IN_FORCE */
export async function lockImportInForce(transaction: Database, id: string): Promise<ImportRow> {
  const found = await lockImport(transaction, id)
  if (!found.confirmedAt || found.undoneAt) throw refuseImport('IMPORT_NOT_IN_FORCE')
  return found
}

/** What was imported and the bank has not received, in the books. */
export const openingAccount = (importId: string) => ({ kind: 'opening', key: importId }) as const
