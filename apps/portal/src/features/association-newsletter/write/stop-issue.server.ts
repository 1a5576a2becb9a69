import { and, eq, isNull, sql } from 'drizzle-orm'
import { requireContact } from '#core/associations/find-rights.server.ts'
import { type HistoryActor, recordHistory } from '#core/associations/record-history.server.ts'
import { cancelDeliveries } from '#core/newsletters/end-subscription.server.ts'
import { newsletterDelivery, newsletterIssue } from '#core/newsletters/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refuseNewsletter } from '../model/refuse.server.ts'
import { isIssueOf } from './edit-issue.server.ts'
import type { Writer } from './require-writer.server.ts'

/**
 * A contact person stops an issue, also of an association that has become inactive since.
 * @throws {Refusal} of `requireContact`; ISSUE_NOT_FOUND (404), ISSUE_NOT_SENDING (409)
 */
export async function stopIssue(
  database: Database,
  { userId, associationId, now }: Writer,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const who = { userId, associationId, today: osloDate(now) }
    await requireContact(transaction, who, { isChange: false })
    const actor = { kind: 'board', userId } as const
    await stopSending(transaction, { id, associationId, actor, now })
  })
}

/**
 * Ends an issue that is being sent, or whose mails wait: those are cancelled. It waits for the batch that
 * is being made.
 * @returns how many have got it, or get it from a mail server in this moment
 * @throws {Refusal} ISSUE_NOT_FOUND (404), ISSUE_NOT_SENDING (409)
 */
export async function stopSending(
  transaction: Database,
  {
    id,
    associationId,
    actor,
    now,
  }: { id: string; associationId: string; actor: HistoryActor; now: Date },
): Promise<number> {
  const [found] = await transaction
    .select()
    .from(newsletterIssue)
    .where(isIssueOf(associationId, id))
    .for('update')
  if (!found) throw refuseNewsletter('ISSUE_NOT_FOUND')
  const ofIssue = eq(newsletterDelivery.issueId, id)
  const isWaiting = and(
    ofIssue,
    isNull(newsletterDelivery.sentAt),
    isNull(newsletterDelivery.failedAt),
  )
  const waiting = await transaction.$count(newsletterDelivery, isWaiting)
  const isSending = found.sentAt && !found.stoppedAt && (!found.finishedAt || waiting > 0)
  if (!isSending) throw refuseNewsletter('ISSUE_NOT_SENDING')
  await cancelDeliveries(transaction, ofIssue)
  const recipients = await transaction.$count(newsletterDelivery, ofIssue)
  await transaction
    .update(newsletterIssue)
    .set({
      stoppedAt: now,
      finishedAt: sql`coalesce(${newsletterIssue.finishedAt}, ${now.toISOString()}::timestamptz)`,
      recipients,
    })
    .where(eq(newsletterIssue.id, id))
  await recordHistory(transaction, {
    associationId,
    action: 'newsletter-stopped',
    actor,
    details: { recipients: String(recipients) },
  })
  return recipients
}
