import { locales } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { newsletterIssue, newsletterSubscription } from '#core/newsletters/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { isSubscribed } from './audience.server.ts'
import { sendIssueTask } from './deliver-issue.server.ts'
import { isOwnIssue, lockDraft, requireComplete, requireVersion } from './edit-issue.server.ts'
import { composeIssueMail } from './issue-mail.server.ts'
import { refuseIssue } from './refuse-issue.server.ts'

type SeenIssue = { id: string; version: number }

/**
 * Marks an issue as sent to all current subscribers; a job creates the mails.
 * @throws {Refusal} `issueRefusals`
 */
export async function sendIssue(
  database: Database,
  staff: StaffActor,
  { id, version, now }: SeenIssue & { now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await lockDraft(transaction, id)
    requireVersion(found, version)
    requireComplete(found)
    const audience = await transaction.$count(
      newsletterSubscription,
      isSubscribed(found.topic, now),
    )
    if (audience === 0) throw refuseIssue('NO_SUBSCRIBERS')
    await transaction.update(newsletterIssue).set({ sentAt: now }).where(eq(newsletterIssue.id, id))
    await enqueueJob(transaction, sendIssueTask, { issueId: id }, { queue: 'newsletter' })
    await recordAction(transaction, staff, {
      action: 'newsletter-issue-sent',
      subject: { kind: 'newsletter-issue', id },
      after: { newsletterSubject: found.subject, newsletterAudience: audience },
    })
  })
}

/**
 * Sends an issue to the caller, in both languages.
 * @throws {Refusal} ISSUE_NOT_FOUND (404), ISSUE_CHANGED, ISSUE_INCOMPLETE (409)
 */
export async function sendTest(
  database: Database,
  staff: StaffActor,
  { id, version }: SeenIssue,
  exampleUrls: Localized,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(newsletterIssue).where(isOwnIssue(id))
    if (!found) throw refuseIssue('ISSUE_NOT_FOUND')
    requireVersion(found, version)
    requireComplete(found)
    const [caller] = await transaction
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, staff.userId))
    for (const language of locales) {
      const unsubscribeUrl = exampleUrls[language]
      const { subject, text } = composeIssueMail(found, { language, unsubscribeUrl })
      await enqueueJob(transaction, sendMail, {
        to: caller?.email ?? '',
        subject: m.newsletter_mail_test_subject({ subject }, { locale: language }),
        text,
      })
    }
  })
}
