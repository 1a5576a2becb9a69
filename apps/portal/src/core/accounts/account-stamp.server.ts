import { and, eq, type SQL } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { account, user } from './tables.server.ts'

/**
 * Stands for the password and the address that an account has: a new one of either is another
 * stamp. What somebody began before that may have been begun by somebody else.
 */
export const stampOf = (known: { email: string; passwordHash: string }) =>
  hashToken(`${known.email} ${known.passwordHash}`)

/**
 * The stamp behind a lock, and thus for as long as the transaction lasts: whoever changes password
 * or address holds the account first (`lockUser`).
 * @returns `undefined` for an account that is gone, or has no password
 */
export async function readStamp(
  transaction: Database,
  userId: string,
): Promise<string | undefined> {
  await transaction.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('share')
  // A statement of its own: the one that waited sees the other rows as they were before.
  return (await selectStamp(transaction, eq(user.id, userId)))?.stamp
}

/** The account with an address, its password and its stamp, as they are in this moment. */
export async function findStamp(database: Database, email: string) {
  return selectStamp(database, eq(user.email, email.toLowerCase()))
}

async function selectStamp(
  database: Database,
  who: SQL,
): Promise<{ userId: string; passwordHash: string; stamp: string } | undefined> {
  const [found] = await database
    .select({ userId: user.id, email: user.email, passwordHash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(who)
  if (!found?.passwordHash) return undefined
  const { userId, email, passwordHash } = found
  return { userId, passwordHash, stamp: stampOf({ email, passwordHash }) }
}

/** Before anything of the account's rows: two changes of one account come one after the other. */
export async function lockUser(transaction: Database, userId: string): Promise<void> {
  await transaction
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update')
}
