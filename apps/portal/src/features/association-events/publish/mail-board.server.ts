import type { Locale } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association, associationContact } from '#core/associations/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import type { StoredEvent } from '../model/lock-events.server.ts'
import { composeEventDecisionMail, type EventDecision } from './decision-mail.server.ts'

/** Mails the contact persons of an association, and who made the event, what staff have decided. */
export async function mailBoard(
  transaction: Database,
  event: Pick<StoredEvent, 'id' | 'associationId' | 'title' | 'startsAt' | 'createdBy'>,
  decision: EventDecision,
  portalUrl: string,
): Promise<void> {
  const { rows } = await transaction.execute<{
    email: string
    firstName: string
    language: Locale | null
    association: string
  }>(sql`
    select distinct u.email, u.first_name as "firstName", p.language, a.name as association
    from ${association} a
    join ${user} u on u.id = ${event.createdBy} or u.id in (
      select contact.user_id from ${associationContact} contact
      where contact.association_id = a.id and contact.ended_at is null)
    left join ${profile} p on p.user_id = u.id
    where a.id = ${event.associationId}`)
  for (const { email, ...about } of rows)
    await enqueueJob(transaction, sendMail, {
      to: email,
      ...composeEventDecisionMail(about, event, decision, portalUrl),
    })
}
