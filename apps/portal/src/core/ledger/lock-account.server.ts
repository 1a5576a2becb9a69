import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { AccountName } from './contract.ts'
import { ledgerAccount } from './tables.server.ts'

/**
 * Until the caller's transaction ends nothing is taken from or put on the account by another one.
 * An account that was never opened has nothing on it, and nothing to lock.
 */
export async function lockAccount(transaction: Database, account: AccountName): Promise<void> {
  await transaction
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.kind, account.kind), eq(ledgerAccount.key, account.key)))
    .for('no key update')
}
