import { type AccessReason, accessLog } from '#core/access-log/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findNationalId } from './read-national-id.server.ts'

/**
 * Shows a national id to somebody, and notes that it was shown: never the one without the other.
 * @returns `null` when there is none; nothing is noted then
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
