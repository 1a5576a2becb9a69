import { eq } from 'drizzle-orm'
import { accessLog } from '#core/access-log/tables.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { maskNationalId } from '#core/personal-data/national-id.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CheckedAccount } from './contract.ts'

/**
 * Finds an account by its e-mail address, and notes that its national id was looked at.
 * @param email in any case
 */
export async function findAccount(
  database: Database,
  encryption: FieldEncryption,
  { actorId, email }: { actorId: string; email: string },
): Promise<CheckedAccount | null> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ userId: user.id, firstName: user.firstName, lastName: user.lastName })
      .from(user)
      .where(eq(user.email, email.toLowerCase()))
    if (!found) return null
    const { userId, firstName, lastName } = found
    const kept = await findNationalId(transaction, encryption, userId)
    if (kept)
      await transaction
        .insert(accessLog)
        .values({ actorId, subjectId: userId, data: 'national-id', reason: 'identity-check' })
    return {
      userId,
      name: `${firstName} ${lastName}`,
      nationalId: kept && {
        masked: maskNationalId(kept.number),
        isProven: kept.proof !== null,
      },
    }
  })
}
