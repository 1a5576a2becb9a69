import { randomBytes } from 'node:crypto'
import type { Database } from '#platform/database/database.server.ts'
import { hashPassword } from './password-hash.server.ts'
import { account, user } from './tables.server.ts'

/**
 * Adds a person who can log in with e-mail and password.
 * @returns the new user's id, or `undefined` when the e-mail address has an account already
 */
export async function addAccount(
  database: Database,
  person: { firstName: string; lastName: string; email: string; password: string },
): Promise<string | undefined> {
  const password = await hashPassword(person.password)
  const id = randomBytes(24).toString('base64url')
  return database.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(user)
      .values({
        id,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email.toLowerCase(),
        emailVerified: true,
      })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id })
    if (!added) return undefined
    await transaction.insert(account).values({
      id: randomBytes(24).toString('base64url'),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password,
    })
    return id
  })
}
