import type { Locale } from '@trivsel/content-contract/content'
import { and, eq, ne } from 'drizzle-orm'
import { randomId } from '#features/accounts/add-account.server.ts'
import { confirmPassword } from '#features/accounts/confirm-password.server.ts'
import type { Passwords } from '#features/accounts/passwords.server.ts'
import { account, session, user } from '#features/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { UnlinkFeideForm } from './feide-forms.ts'
import { composeFeideMail } from './feide-mails.server.ts'
import { feideRefusal } from './feide-refusal.server.ts'
import { takeProof } from './proof.server.ts'
import { feideProviderId } from './rules.ts'
import { hashOf } from './token.server.ts'

/** Whose account a Feide account opens; `undefined` when it opens none. */
export async function findLinkedUser(
  database: Database,
  subject: string,
): Promise<string | undefined> {
  const [found] = await database
    .select({ userId: account.userId })
    .from(account)
    .where(and(eq(account.providerId, feideProviderId), eq(account.accountId, subject)))
  return found?.userId
}

export async function findLinkedSince(database: Database, userId: string): Promise<Date | null> {
  const [found] = await database
    .select({ createdAt: account.createdAt })
    .from(account)
    .where(and(eq(account.providerId, feideProviderId), eq(account.userId, userId)))
  return found?.createdAt ?? null
}

/**
 * Lets a Feide account open the account of somebody who is logged in, and tells them by mail.
 * Nothing that Feide gave but the subject is kept.
 * @throws {Refusal} FEIDE_PROOF_OVER (410), FEIDE_LINKED_ELSEWHERE, FEIDE_HAS_ANOTHER (409)
 */
export async function linkFeide(
  { database, portalUrl }: { database: Database; portalUrl: string },
  userId: string,
  proof: { token: string | undefined; proofId: string; locale: Locale },
): Promise<void> {
  const { token, proofId, locale } = proof
  // Another proof than the one on the screen may have come into the browser meanwhile.
  if (!token || hashOf(token) !== proofId) throw feideRefusal('FEIDE_PROOF_OVER')
  await database.transaction(async (transaction) => {
    const taken = await takeProof(transaction, token, userId)
    if (!taken) throw feideRefusal('FEIDE_PROOF_OVER')
    const [linked] = await transaction
      .insert(account)
      .values({ id: randomId(), accountId: taken.subject, providerId: feideProviderId, userId })
      .onConflictDoNothing()
      .returning({ id: account.id })
    if (!linked) return refuseUnlessOwn(transaction, userId, taken.subject)
    const [owner] = await transaction
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userId))
    if (!owner) throw new Error('A linked account belongs to somebody')
    const mail = composeFeideMail('linked', { portalUrl, locale })
    await enqueueJob(transaction, sendMail, { to: owner.email, ...mail })
  })
}

/** Linking once more what is linked already is no error. */
async function refuseUnlessOwn(transaction: Database, userId: string, subject: string) {
  const holder = await findLinkedUser(transaction, subject)
  if (holder === userId) return
  throw feideRefusal(holder ? 'FEIDE_LINKED_ELSEWHERE' : 'FEIDE_HAS_ANOTHER')
}

/**
 * Takes the link away, ends every other session (one of them may have come in through it), and
 * tells the person by mail. No link is no error.
 * @throws {Refusal} WRONG_PASSWORD (403)
 */
export async function unlinkFeide(
  parts: { database: Database; passwords: Pick<Passwords, 'verify'>; portalUrl: string },
  { userId, sessionId }: { userId: string; sessionId: string },
  { currentPassword, locale }: UnlinkFeideForm,
): Promise<void> {
  const { database, portalUrl } = parts
  const { email } = await confirmPassword(parts, userId, currentPassword)
  await database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(account)
      .where(and(eq(account.providerId, feideProviderId), eq(account.userId, userId)))
      .returning({ id: account.id })
    if (removed.length === 0) return
    await transaction
      .delete(session)
      .where(and(eq(session.userId, userId), ne(session.id, sessionId)))
    const mail = composeFeideMail('unlinked', { portalUrl, locale })
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  })
}
