import type { Locale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail, type Letter } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'

type Receipt = { readonly portalUrl: string; readonly endsOn: string }

/** Enqueues the receipt in the transaction of the request. The sender was logged in to send it. */
export async function mailReceipt(
  transaction: Database,
  userId: string,
  receipt: Receipt,
): Promise<void> {
  const [found] = await transaction
    .select({ email: user.email, language: profile.language })
    .from(user)
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(user.id, userId))
  if (!found) return
  const mail = composeMail(found.language, (locale) => composeReceiptMail(receipt, locale))
  await enqueueJob(transaction, sendMail, { to: found.email, ...mail })
}

/** It names neither the child nor the kindergarten. */
export function composeReceiptMail({ portalUrl, endsOn }: Receipt, locale: Locale): Letter {
  const options = { locale }
  return {
    subject: m.my_kindergarten_mail_end_subject({}, options),
    paragraphs: [
      m.my_kindergarten_mail_end_text({ date: formatDate(noonOf(endsOn), locale) }, options),
      m.my_kindergarten_mail_end_next({}, options),
      m.my_kindergarten_mail_link({ url: portalUrl + pagePath('myKindergarten', locale) }, options),
    ],
  }
}
