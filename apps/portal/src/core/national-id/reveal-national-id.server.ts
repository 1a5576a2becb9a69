import { type AccessReason, accessLog } from '#core/access-log/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findNationalId } from './read-national-id.server.ts'

/**
 * Reads a national id and writes the access log in one transaction.
 * @returns `null` if there is none; then nothing is logged
 */
export async function revealNationalId(
  database: Database,
  encryption: FieldEncryption,
  { actorId, subjectId, reason }: { actorId: string; subjectId: string; reason: AccessReason },
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const found = await findNationalId(transaction, encryption, subjectId)
    if (found)
      await transaction
        .insert(accessLog)
        .values({ actorId, subjectId, data: 'national-id', reason })
    return found?.number ?? null
  })
}
