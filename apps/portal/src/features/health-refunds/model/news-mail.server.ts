import type { Locale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'

/**
 * Says that there is news on my page, and never what it is about: mails are read on screens of others.
 * In the transaction of the change; to nobody when the account is deleted.
 */
export async function notifyOfNews(
  transaction: Database,
  { userId, language, portalUrl }: { userId: string; language: Locale; portalUrl: string },
): Promise<void> {
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName })
    .from(user)
    .where(eq(user.id, userId))
  if (!to) return
  const mail = composeNewsMail({ firstName: to.firstName, portalUrl }, language)
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}

export function composeNewsMail(
  { firstName, portalUrl }: { readonly firstName: string; readonly portalUrl: string },
  locale: Locale,
): { subject: string; text: string } {
  const link = `${portalUrl}${pagePath('myPage', locale)}`
  return {
    subject: m.health_news_mail_subject({}, { locale }),
    text: m.health_news_mail_text({ firstName, link }, { locale }),
  }
}
