import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { user } from '../tables.server.ts'
import { importedAccount } from './tables.server.ts'

/** An account with an address that a file names. */
export type NamedAccount = {
  readonly userId: string
  readonly email: string
  /** Its owner has proven the address, or it was imported with it. */
  readonly isKnown: boolean
}

/**
 * Finds and locks the accounts that a file names: none of them is deleted until the transaction ends.
 * @param emails in lower case
 */
export async function findNamedAccounts(
  transaction: Database,
  emails: readonly string[],
): Promise<NamedAccount[]> {
  const found = await transaction
    .select({ userId: user.id, email: user.email, isVerified: user.emailVerified })
    .from(user)
    .where(inArray(user.email, [...new Set(emails)]))
    .orderBy(user.id)
    .for('key share')
  const imported = await transaction
    .select({ userId: importedAccount.userId })
    .from(importedAccount)
    .where(
      inArray(
        importedAccount.userId,
        found.map(({ userId }) => userId),
      ),
    )
  const wasImported = new Set(imported.map(({ userId }) => userId))
  return found.map(({ isVerified, ...one }) => ({
    ...one,
    isKnown: isVerified || wasImported.has(one.userId),
  }))
}
