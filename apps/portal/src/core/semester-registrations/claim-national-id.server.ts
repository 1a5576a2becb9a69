import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { proveByDelivery } from './prove-by-delivery.server.ts'

/**
 * Saves the national id that a person has entered. It is proven at once if an institution has
 * delivered it with the person's own email address.
 * @returns false if the account has another number that is proven
 */
export async function claimNationalId(
  database: Database,
  encryption: FieldEncryption,
  claim: { userId: string; number: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const isSaved = await saveNationalId(transaction, encryption, claim)
    if (isSaved) await proveByDelivery(transaction, encryption, claim.userId)
    return isSaved
  })
}
