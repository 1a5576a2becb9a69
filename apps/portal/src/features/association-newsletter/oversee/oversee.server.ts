import { and, eq, isNotNull } from 'drizzle-orm'
import { requireOutsider } from '#core/associations/require-outsider.server.ts'
import { newsletterSubscription } from '#core/newsletters/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { listIssues } from '../write/read-issues.server.ts'
import { stopSending } from '../write/stop-issue.server.ts'
import type { NewsletterOfAssociation } from './contract.ts'

export async function readNewsletter(
  database: Database,
  associationId: string,
): Promise<NewsletterOfAssociation> {
  const followers = await database.$count(
    newsletterSubscription,
    and(
      eq(newsletterSubscription.associationId, associationId),
      isNotNull(newsletterSubscription.confirmedAt),
    ),
  )
  return { followers, issues: await listIssues(database, associationId, { areSent: true }) }
}

/** @throws {Refusal} OWN_CASE (403), ISSUE_NOT_FOUND (404), ISSUE_NOT_SENDING (409) */
export async function stopByStaff(
  database: Database,
  staff: StaffActor,
  { id, associationId, now }: { id: string; associationId: string; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await requireOutsider(transaction, staff, associationId)
    const actor = { kind: 'staff', userId: staff.userId } as const
    const recipients = await stopSending(transaction, { id, associationId, actor, now })
    await recordAction(transaction, staff, {
      action: 'association-newsletter-stopped',
      subject: { kind: 'association-newsletter', id },
      after: { associationNewsletterRecipients: recipients },
    })
  })
}
