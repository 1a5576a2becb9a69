import { saveNationalId } from '#core/national-id/save-national-id.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { proveByDelivery } from './prove-by-delivery.server.ts'

/**
 * Keeps the national id that a person has typed. It is proven at once when an institution has
 * delivered it together with the person's own e-mail address.
 * @returns whether it was kept; not in the place of another one that is proven
 */
export async function claimNationalId(
  database: Database,
  encryption: FieldEncryption,
  claim: { userId: string; number: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const isKept = await saveNationalId(transaction, encryption, claim)
    if (isKept) await proveByDelivery(transaction, encryption, claim.userId)
    return isKept
  })
}
