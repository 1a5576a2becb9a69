import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { AccountKind, AccountName } from './contract.ts'
import { ledgerAccount } from './tables.server.ts'

/**
 * Until the caller's transaction ends nothing is taken from or put on the account by another one.
 * An account that was never opened has nothing on it, and nothing to lock.
 */
export const lockAccount = (transaction: Database, { kind, key }: AccountName): Promise<void> =>
  lockAccounts(transaction, kind, [key])

/** The same for many of one kind. */
export async function lockAccounts(
  transaction: Database,
  kind: AccountKind,
  keys: readonly string[],
): Promise<void> {
  await transaction
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, kind), inArray(ledgerAccount.key, [...keys])))
    .orderBy(ledgerAccount.id)
    .for('no key update')
}
