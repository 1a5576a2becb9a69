import type { Locale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { type ApplicationMail, composeApplicationMail } from '../model/mails.server.ts'

type About = {
  readonly userId: string
  readonly language: Locale
  readonly what: ApplicationMail
  readonly name: string
  readonly comment: string
  readonly portalUrl: string
  /** Of an approved one: its contact persons are what comes next. */
  readonly approvedId?: string
}

/** Tells the applicant, in the transaction of the change. An account that was deleted gets nothing. */
export async function notifyApplicant(transaction: Database, about: About): Promise<void> {
  const { userId, language, what, name, comment, portalUrl, approvedId } = about
  const [to] = await transaction.select({ email: user.email }).from(user).where(eq(user.id, userId))
  if (!to) return
  const path =
    approvedId === undefined
      ? pagePath('createAssociation', language)
      : pagePath('associationContacts', language, { id: approvedId })
  const url = portalUrl + path
  await enqueueJob(transaction, sendMail, {
    to: to.email,
    ...composeApplicationMail({ what, name, comment, url }, language),
  })
}
