import type { Locale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { ComposedMail } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'

/** Mails somebody in the transaction of what the mail says; nothing for an account that is gone. */
export async function mailPerson(
  transaction: Database,
  userId: string,
  composeMail: (person: { firstName: string; language: Locale | null }) => ComposedMail,
): Promise<void> {
  const [person] = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!person) return
  const { email, ...named } = person
  await enqueueJob(transaction, sendMail, { to: email, ...composeMail(named) })
}
