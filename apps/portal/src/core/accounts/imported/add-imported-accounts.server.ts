import type { Database } from '#platform/database/database.server.ts'
import { splitBatches } from '#platform/split-batches.ts'
import { randomId } from '../add-account.server.ts'
import { user } from '../tables.server.ts'
import { importedAccount } from './tables.server.ts'

/** Rows of one statement. */
const batchSize = 1_000

type ImportedPerson = {
  /** In lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * Adds accounts without a password, with addresses that nobody has proven.
 * @returns their ids by address; null when somebody has signed up with one of them meanwhile: the
 *   caller ends the transaction
 */
export async function addImportedAccounts(
  transaction: Database,
  importId: string,
  people: readonly ImportedPerson[],
): Promise<ReadonlyMap<string, string> | null> {
  const ids = new Map<string, string>()
  for (const batch of splitBatches(people, batchSize)) {
    const inserted = await transaction
      .insert(user)
      .values(
        batch.map(({ email, firstName, lastName }) => ({
          id: randomId(),
          email,
          firstName,
          lastName,
        })),
      )
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id, email: user.email })
    if (inserted.length < batch.length) return null
    await transaction
      .insert(importedAccount)
      .values(inserted.map(({ id }) => ({ userId: id, importId })))
    for (const { id, email } of inserted) ids.set(email, id)
  }
  return ids
}
