import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/database.server.ts'
import { account, user } from './tables.server.ts'

/** 192 random bits. */
export const randomId = () => randomBytes(24).toString('base64url')

/**
 * Adds an account with login by email and password.
 * @returns the new user's id, or `undefined` if the address already has an account
 */
export async function insertAccount(
  transaction: Database,
  person: { firstName: string; lastName: string; email: string; passwordHash: string },
): Promise<string | undefined> {
  const { firstName, lastName, passwordHash } = person
  const id = randomId()
  const [added] = await transaction
    .insert(user)
    .values({
      id,
      firstName,
      lastName,
      email: person.email.toLowerCase(),
      emailVerified: true,
    })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id })
  if (!added) return undefined
  await transaction.insert(account).values({
    id: randomId(),
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: passwordHash,
  })
  return id
}
