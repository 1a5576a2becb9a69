import type { Locale } from '@trivsel/content-contract/locales'

import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeDepositMail, composeReminderMail, type DepositMail } from './deposit-mail.server.ts'

type To = { userId: string; language: Locale; portalUrl: string }

/** Enqueues a mail about the application, in the transaction of the change. */
export async function notifyApplicant(
  transaction: Database,
  { what, ...to }: To & { what: DepositMail },
): Promise<void> {
  await send(transaction, to, (person) => composeDepositMail(what, person, to.language))
}

/** The same about an approval that is about to lapse. */
export async function remindApplicant(
  transaction: Database,
  { lapsesOn, ...to }: To & { lapsesOn: string },
): Promise<void> {
  await send(transaction, to, (person) => composeReminderMail({ lapsesOn }, person, to.language))
}

/** A person whose portal account was deleted gets no mail. */
async function send(
  transaction: Database,
  { userId, portalUrl }: To,
  compose: (to: { firstName: string; portalUrl: string }) => { subject: string; text: string },
): Promise<void> {
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName })
    .from(user)
    .where(eq(user.id, userId))
  if (!to) return
  const mail = compose({ firstName: to.firstName, portalUrl })
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}
