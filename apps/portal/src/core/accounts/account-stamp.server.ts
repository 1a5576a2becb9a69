import { and, eq, type SQL } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/hash-token.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { account, user } from './tables.server.ts'

/**
 * A fingerprint of an account’s password and address. It changes with either: a request from before
 * the change may have been made by somebody else.
 */
export const stampOf = (known: { email: string; passwordHash: string }) =>
  hashToken(`${known.email} ${known.passwordHash}`)

/**
 * The stamp, locked until the transaction ends: every change of password or address locks the
 * account first (`lockUser`).
 * @returns `undefined` if the account does not exist or has no password
 */
export async function readStamp(
  transaction: Database,
  userId: string,
): Promise<string | undefined> {
  await transaction.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('share')
  // A second statement: one that waited for a lock sees other rows as they were before it waited.
  return (await selectStamp(transaction, eq(user.id, userId)))?.stamp
}

/** The account with an address, its password hash and its current stamp. */
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

/** Serialises changes of one account. Take this lock before any other row of the account. */
export async function lockUser(transaction: Database, userId: string): Promise<void> {
  await transaction
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update')
}
