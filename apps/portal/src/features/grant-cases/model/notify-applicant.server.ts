import type { Locale } from '@trivsel/content-contract/locales'
import { findRecipients } from '#core/grants/find-recipients.server.ts'
import { applicationPath } from '#core/grants/grant-paths.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeGrantCaseMail, type GrantCaseNotification } from './mails.server.ts'

/** Mails everybody who answers for an application, in the transaction of what it says. */
export async function notifyApplicant(
  transaction: Database,
  { applicationId, portalUrl }: { readonly applicationId: string; readonly portalUrl: string },
  what: GrantCaseNotification,
): Promise<void> {
  const found = await findRecipients(transaction, applicationId)
  if (!found) return
  const to = {
    title: found.title,
    reference: found.reference ?? '',
    association: found.association?.name ?? null,
    urlIn: (locale: Locale) =>
      portalUrl + applicationPath(found.association?.id ?? null, applicationId, locale),
  }
  for (const { email, language } of found.people)
    await enqueueJob(transaction, sendMail, {
      to: email,
      ...composeGrantCaseMail(what, to, language),
    })
}
