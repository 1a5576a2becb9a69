import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { bankFile } from '../tables.server.ts'

/**
 * A file of the bank with what it brought; of one that is repeated, what it brought then. One that
 * settles now what waited for a colleague is not repeated.
 */
export type ImportedFile = typeof bankFile.$inferSelect & { readonly isRepeated: boolean }

/** Of two who bring one file at once the second waits for the first, and finds it taken. */
export async function takeFile(
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
  const [known] = await transaction
    .select()
    .from(bankFile)
    .where(eq(bankFile.sha256, sha256))
    .for('no key update')
  if (!known) throw new Error('A file of the bank was there and is not')
  return { ...known, isRepeated: true }
}
