import { and, eq, ne, sql } from 'drizzle-orm'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findLink, takeLink, withdrawLinks } from './account-link.server.ts'
import { checkNewPassword, type IsCommonPassword } from './check-password.server.ts'
import { accountRefusals } from './contract.ts'
import { verifyPassword } from './password-hash.server.ts'
import { account, session, user } from './tables.server.ts'

type Passwords = {
  database: Database
  hash: (password: string) => Promise<string>
  /** Compares in the line of hashes, so that a storm of attempts slows nobody else down. */
  inLine: <Result>(work: () => Promise<Result>) => Promise<Result>
  isCommonPassword: IsCommonPassword
}

/**
 * Sets a new password by a mailed link and ends every session of the account: whoever else was in
 * is out.
 * @returns the e-mail address, with which to log in
 * @throws {Refusal} LINK_NOT_VALID (410), PASSWORD_… (422)
 */
export async function resetPassword(
  { database, hash, isCommonPassword }: Passwords,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { email, userId } = await findLink(database, 'reset-password', token)
  checkNewPassword(password, [email], isCommonPassword)
  const passwordHash = await hash(password)
  await database.transaction(async (transaction) => {
    const link = await takeLink(transaction, 'reset-password', token)
    if (!userId) throw new Error('A link to a new password belongs to an account')
    await storePassword(transaction, userId, passwordHash)
    await transaction.delete(session).where(eq(session.userId, userId))
    await withdrawLinks(transaction, link)
  })
  return email
}

/**
 * Changes the password of somebody who is logged in, and ends their other sessions.
 * @throws {Refusal} WRONG_PASSWORD (403), PASSWORD_… (422)
 */
export async function changePassword(
  passwords: Passwords,
  person: { userId: string; sessionId: string },
  form: { currentPassword: string; password: string },
): Promise<void> {
  const { database, hash, isCommonPassword } = passwords
  const { email, firstName, lastName } = await confirmPassword(
    passwords,
    person.userId,
    form.currentPassword,
  )
  checkNewPassword(form.password, [email, firstName, lastName], isCommonPassword)
  const passwordHash = await hash(form.password)
  await database.transaction(async (transaction) => {
    await storePassword(transaction, person.userId, passwordHash)
    await transaction
      .delete(session)
      .where(and(eq(session.userId, person.userId), ne(session.id, person.sessionId)))
  })
}

/**
 * Asks for the password again before something that must not happen to an open laptop (ASVS 7.5.1).
 * @throws {Refusal} WRONG_PASSWORD (403)
 */
export async function confirmPassword(
  { database, inLine }: Pick<Passwords, 'database' | 'inLine'>,
  userId: string,
  password: string,
): Promise<{ email: string; firstName: string; lastName: string }> {
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
  const stored = found?.stored
  if (!found || !stored || !(await inLine(() => verifyPassword(stored, password))))
    throw new Refusal('WRONG_PASSWORD', accountRefusals.WRONG_PASSWORD)
  return found
}

async function storePassword(
  transaction: Database,
  userId: string,
  password: string,
): Promise<void> {
  await transaction
    .update(account)
    .set({ password, updatedAt: sql`now()` })
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
}
