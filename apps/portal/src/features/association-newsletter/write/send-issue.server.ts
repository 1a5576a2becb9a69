import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import { meaningOf } from '#core/associations/states.ts'
import { association } from '#core/associations/tables.server.ts'
import { newsletterIssue } from '#core/newsletters/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeAssociationIssueMail } from '../model/compose-mails.server.ts'
import { refuseNewsletter } from '../model/refuse.server.ts'
import { writtenIn } from '../model/rules.ts'
import { senderOf } from '../model/sender.ts'
import { countAudience } from './audience.server.ts'
import { countSentOn } from './count-sent-on.server.ts'
import { sendIssueTask } from './deliver-issue.server.ts'
import { isIssueOf, lockDraft, requireComplete, requireVersion } from './edit-issue.server.ts'
import { requireWriter, type Writer } from './require-writer.server.ts'

type SeenIssue = { id: string; version: number }

/**
 * Marks an issue as sent to the members and followers of this moment; a job creates the mails.
 * @throws {Refusal} of `requireRight`; `newsletterRefusals`
 */
export async function sendIssue(
  database: Database,
  writer: Writer,
  { id, version }: SeenIssue,
): Promise<void> {
  const { associationId, userId, now } = writer
  await database.transaction(async (transaction) => {
    const { state } = await requireWriter(transaction, writer, { isChange: true })
    // One at a time: two issues that are sent at once are counted one after the other.
    await transaction
      .select({ id: association.id })
      .from(association)
      .where(eq(association.id, associationId))
      .for('no key update')
    if (!meaningOf(state).maySendNewsletters) throw refuseAssociation('ASSOCIATION_STATE')
    const found = await lockDraft(transaction, writer, id)
    requireVersion(found, version)
    requireComplete(found)
    const { dailyNewsletters } = await readAssociationSettings(transaction)
    if ((await countSentOn(transaction, associationId, now)) >= dailyNewsletters)
      throw refuseNewsletter('DAY_LIMIT')
    const { members, followers } = await countAudience(transaction, associationId, now)
    if (members + followers === 0) throw refuseNewsletter('NO_RECIPIENTS')
    await transaction.update(newsletterIssue).set({ sentAt: now }).where(eq(newsletterIssue.id, id))
    await enqueueJob(
      transaction,
      sendIssueTask,
      { issueId: id },
      { queue: 'association-newsletter' },
    )
    await recordHistory(transaction, {
      associationId,
      action: 'newsletter-sent',
      actor: { kind: 'board', userId },
      details: { recipients: String(members + followers) },
    })
  })
}

/**
 * Sends an issue to the caller, in each language in which it is written.
 * @throws {Refusal} of `requireRight`; ISSUE_NOT_FOUND (404), ISSUE_CHANGED, ISSUE_INCOMPLETE (409)
 */
export async function sendTest(
  database: Database,
  writer: Writer,
  { id, version }: SeenIssue,
  exampleUrls: Localized,
): Promise<void> {
  const { associationId, userId } = writer
  await database.transaction(async (transaction) => {
    await requireWriter(transaction, writer, { isChange: true })
    const [found] = await transaction
      .select({ issue: newsletterIssue, sender: association })
      .from(newsletterIssue)
      .innerJoin(association, eq(association.id, newsletterIssue.associationId))
      .where(isIssueOf(associationId, id))
    if (!found) throw refuseNewsletter('ISSUE_NOT_FOUND')
    const { issue, sender } = found
    requireVersion(issue, version)
    requireComplete(issue)
    const [caller] = await transaction
      .select({ email: user.email })
      .from(user)
      .where(eq(user.id, userId))
    for (const language of writtenIn(issue)) {
      const { subject, text } = composeAssociationIssueMail(issue, {
        association: sender.name,
        language,
        isMember: true,
        unsubscribeUrl: exampleUrls[language],
      })
      await enqueueJob(transaction, sendMail, {
        to: caller?.email ?? '',
        subject: m.association_newsletter_mail_test_subject({ subject }, { locale: language }),
        text,
        ...senderOf(sender),
      })
    }
  })
}
