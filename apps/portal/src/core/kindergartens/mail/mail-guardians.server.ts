import { eq, inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { findAccountsOfGuardians } from '../access/guardian-accounts.server.ts'
import { composeNewsMail } from './news-mail.server.ts'

/**
 * Mails guardians that there is something new on their page, at the addresses of their accounts, in the
 * transaction of what is new. Nobody without an account is mailed.
 */
export async function mailGuardians(
  parts: {
    readonly database: Database
    readonly encryption: FieldEncryption
    readonly portalUrl: string
  },
  guardianIds: readonly string[],
): Promise<void> {
  const accounts = await findAccountsOfGuardians(parts, guardianIds)
  if (accounts.size === 0) return
  const people = await parts.database
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(inArray(user.id, [...accounts.values()]))
  for (const { email, ...person } of people)
    await enqueueJob(parts.database, sendMail, {
      to: email,
      ...composeNewsMail(person, parts.portalUrl),
    })
}
