import { and, eq } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { stampOf } from '../account-stamp.server.ts'
import { accountRefusals } from '../contract.ts'
import { account, user } from '../tables.server.ts'
import type { Passwords } from './passwords.server.ts'

/** Proof that the person behind the session knows the password. */
export type ConfirmedPerson = {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** The account’s stamp at the confirmation (`account-stamp.server.ts`). */
  readonly stamp: string
}

/**
 * Verifies the password again before a sensitive change, against misuse of an open session (ASVS 7.5.1).
 * @throws {Refusal} WRONG_PASSWORD (403)
 */
export async function confirmPassword(
  { database, passwords }: { database: Database; passwords: Pick<Passwords, 'verify'> },
  userId: string,
  password: string,
): Promise<ConfirmedPerson> {
  const [found] = await database
    .select({
      stored: account.password,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
    })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.id, userId))
  if (!found?.stored || !(await passwords.verify(found.stored, password)))
    throw new Refusal('WRONG_PASSWORD', accountRefusals.WRONG_PASSWORD)
  const { stored, ...person } = found
  return { userId, ...person, stamp: stampOf({ email: person.email, passwordHash: stored }) }
}
