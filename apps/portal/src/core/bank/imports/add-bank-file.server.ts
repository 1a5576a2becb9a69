import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { bankFile } from '../tables.server.ts'

/**
 * A bank file with the counts of its import. For a repeated file, the counts are those of the first
 * import. A file is not repeated when it settles what was waiting for a colleague.
 */
export type ImportedFile = typeof bankFile.$inferSelect & { readonly isRepeated: boolean }

/** When two requests import one file concurrently, the second waits and gets the stored row. */
export async function addBankFile(
  transaction: Database,
  file: Pick<typeof bankFile.$inferSelect, 'kind' | 'sha256' | 'messageId' | 'byteSize'>,
): Promise<ImportedFile> {
  const { kind, sha256, messageId, byteSize } = file
  const [added] = await transaction
    .insert(bankFile)
    .values({ kind, sha256, messageId, byteSize })
    .onConflictDoNothing()
    .returning()
  if (added) return { ...added, isRepeated: false }
  const [existing] = await transaction
    .select()
    .from(bankFile)
    .where(eq(bankFile.sha256, sha256))
    .for('no key update')
  if (!existing) throw new Error('The bank file has disappeared')
  return { ...existing, isRepeated: true }
}
