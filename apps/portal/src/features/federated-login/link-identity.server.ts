import type { Locale } from '@trivsel/content-contract/locales'

import { and, eq, ne } from 'drizzle-orm'
import { randomId } from '#core/accounts/add-account.server.ts'
import { confirmPassword } from '#core/accounts/passwords/confirm-password.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { account, session, user } from '#core/accounts/tables.server.ts'
import { proveNationalId } from '#core/national-id/prove-national-id.server.ts'
import { strengthenSession } from '#core/sessions/strong/strong-session.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { federatedRefusal } from './federated-refusal.server.ts'
import type { UnlinkForm } from './link-forms.ts'
import { composeFederatedMail } from './link-mails.server.ts'
import { takeProof } from './proof.server.ts'
import type { ProviderId } from './providers.ts'
import { hashOf } from './token.server.ts'

/** Whose account an account at a provider opens; `undefined` when it opens none. */
export async function findLinkedUser(
  database: Database,
  provider: ProviderId,
  subject: string,
): Promise<string | undefined> {
  const [found] = await database
    .select({ userId: account.userId })
    .from(account)
    .where(and(eq(account.providerId, provider), eq(account.accountId, subject)))
  return found?.userId
}

export async function findLinkedSince(
  database: Database,
  provider: ProviderId,
  userId: string,
): Promise<Date | null> {
  const [found] = await database
    .select({ createdAt: account.createdAt })
    .from(account)
    .where(and(eq(account.providerId, provider), eq(account.userId, userId)))
  return found?.createdAt ?? null
}

export type LinkParts = {
  database: Database
  encryption: FieldEncryption
  provider: ProviderId
  portalUrl: string
}

/**
 * Links an account at a provider to the account of the logged-in user, and notifies them by mail.
 * Of the provider's data only the subject is kept, and a national id that it asserts, which is
 * thereby proven.
 * @throws {Refusal} PROOF_OVER (410), LINKED_ELSEWHERE, HAS_ANOTHER_LINK, and
 *   `login.aktiverbruker.aktivert.personnummer` (409) when another account is proven to own the number
 */
export async function linkIdentity(
  { database, encryption, provider, portalUrl }: LinkParts,
  userId: string,
  proof: { token: string | undefined; proofId: string; locale: Locale; sessionId: string },
): Promise<void> {
  const { token, proofId, locale, sessionId } = proof
  // Another proof than the one on the screen may have come into the browser meanwhile.
  if (!token || hashOf(token) !== proofId) throw federatedRefusal('PROOF_OVER')
  await database.transaction(async (transaction) => {
    const parts = { database: transaction, encryption, provider }
    const taken = await takeProof(parts, token, userId)
    if (!taken) throw federatedRefusal('PROOF_OVER')
    const { subject, nationalId } = taken
    const [linked] = await transaction
      .insert(account)
      .values({ id: randomId(), accountId: subject, providerId: provider, userId })
      .onConflictDoNothing()
      .returning({ id: account.id })
    if (!linked) await refuseUnlessOwn(transaction, { provider, subject, userId })
    if (nationalId) {
      const shown = { userId, number: nationalId, provenBy: provider }
      if (!(await proveNationalId(transaction, encryption, shown)))
        throw federatedRefusal('login.aktiverbruker.aktivert.personnummer')
    }
    if (provider === 'id-porten') await strengthenSession(transaction, sessionId)
    if (!linked) return
    const [owner] = await transaction
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userId))
    if (!owner) throw new Error('A linked account belongs to somebody')
    const mail = composeFederatedMail('linked', { provider, portalUrl, locale })
    await enqueueJob(transaction, sendMail, { to: owner.email, ...mail })
  })
}

/** Linking once more what is linked already is no error. */
async function refuseUnlessOwn(
  transaction: Database,
  { provider, subject, userId }: { provider: ProviderId; subject: string; userId: string },
) {
  const holder = await findLinkedUser(transaction, provider, subject)
  if (holder === userId) return
  throw federatedRefusal(holder ? 'LINKED_ELSEWHERE' : 'HAS_ANOTHER_LINK')
}

/**
 * Removes the link, ends every other session (one of them may have come in through it), and
 * notifies the person by mail. No link is no error.
 * @throws {Refusal} WRONG_PASSWORD (403)
 */
export async function unlinkIdentity(
  parts: {
    database: Database
    provider: ProviderId
    passwords: Pick<Passwords, 'verify'>
    portalUrl: string
  },
  { userId, sessionId }: { userId: string; sessionId: string },
  { currentPassword, locale }: UnlinkForm,
): Promise<void> {
  const { database, provider, portalUrl } = parts
  const { email } = await confirmPassword(parts, userId, currentPassword)
  await database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(account)
      .where(and(eq(account.providerId, provider), eq(account.userId, userId)))
      .returning({ id: account.id })
    if (removed.length === 0) return
    await transaction
      .delete(session)
      .where(and(eq(session.userId, userId), ne(session.id, sessionId)))
    const mail = composeFederatedMail('unlinked', { provider, portalUrl, locale })
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  })
}
