import { and, eq, ne, sql } from 'drizzle-orm'
import { lockUser, readStamp } from '#core/accounts/account-stamp.server.ts'
import { randomId } from '#core/accounts/add-account.server.ts'
import { accountRefusals } from '#core/accounts/contract.ts'
import { consumeLink, findLink, withdrawLinks } from '#core/accounts/links/account-link.server.ts'
import { checkNewPassword } from '#core/accounts/passwords/check-password.server.ts'
import { confirmPassword } from '#core/accounts/passwords/confirm-password.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { account, session, user } from '#core/accounts/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { ChangePasswordForm, ResetPasswordForm } from '../model/account-forms.ts'
import { composePasswordChangedMail } from '../model/notice-mails.server.ts'

type Parts = { database: Database; passwords: Passwords; portalUrl: string }

/**
 * Sets a new password by a mailed link and ends every session of the account, also those of an
 * intruder. The person is notified by mail.
 * @throws {Refusal} LINK_NOT_VALID (410), PASSWORD_… (422)
 */
export async function resetPassword(
  { database, passwords, portalUrl }: Parts,
  { token, password, locale }: ResetPasswordForm,
): Promise<{ email: string }> {
  const { userId } = await findLink(database, 'reset-password', token)
  if (!userId) throw new Error('A link to a new password belongs to an account')
  const [person] = await database
    .select({ email: user.email, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
  checkNewPassword(password, Object.values(person ?? {}), passwords.isCommon)
  const passwordHash = await passwords.hash(password)
  return database.transaction(async (transaction) => {
    const { email } = await consumeLink(transaction, 'reset-password', token)
    await storePassword(transaction, userId, passwordHash)
    // The link proves the address, which nobody has done for an account that was imported.
    await transaction
      .update(user)
      .set({ emailVerified: true, updatedAt: sql`now()` })
      .where(and(eq(user.id, userId), eq(user.email, email), eq(user.emailVerified, false)))
    await transaction.delete(session).where(eq(session.userId, userId))
    const mail = composePasswordChangedMail({ portalUrl, locale })
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
    return { email }
  })
}

/**
 * Changes the password of a logged-in person, and ends their other sessions. The person is notified
 * by mail.
 * @throws {Refusal} WRONG_PASSWORD (403), PASSWORD_… (422)
 */
export async function changePassword(
  { database, passwords, portalUrl }: Parts,
  { userId, sessionId }: { userId: string; sessionId: string },
  { currentPassword, password, locale }: ChangePasswordForm,
): Promise<void> {
  const person = await confirmPassword({ database, passwords }, userId, currentPassword)
  const { email, firstName, lastName } = person
  checkNewPassword(password, [email, firstName, lastName], passwords.isCommon)
  const passwordHash = await passwords.hash(password)
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    // Meanwhile a mailed link may have set another password, so as to lock out the caller.
    if ((await readStamp(transaction, userId)) !== person.stamp)
      throw new Refusal('WRONG_PASSWORD', accountRefusals.WRONG_PASSWORD)
    await withdrawLinks(transaction, userId)
    await storePassword(transaction, userId, passwordHash)
    await transaction
      .delete(session)
      .where(and(eq(session.userId, userId), ne(session.id, sessionId)))
    const mail = composePasswordChangedMail({ portalUrl, locale })
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  })
}

/** Somebody who has only logged in through Feide gets their first password this way. */
async function storePassword(
  transaction: Database,
  userId: string,
  password: string,
): Promise<void> {
  await transaction
    .insert(account)
    .values({ id: randomId(), accountId: userId, providerId: 'credential', userId, password })
    .onConflictDoUpdate({
      target: [account.providerId, account.accountId],
      set: { password, updatedAt: sql`now()` },
    })
}
