import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { MailOutcome } from '#platform/mail/mail-outcome.server.ts'
import { bareId } from '../mail-ids.ts'
import { inquiryMessage } from '../tables.server.ts'

/** Keeps beside an answer whether its mail has left, or has come back. The first of each counts. */
export async function noteMailOutcome(
  database: Database,
  { messageId, outcome }: MailOutcome,
): Promise<void> {
  const column = outcome === 'sent' ? inquiryMessage.sentAt : inquiryMessage.bouncedAt
  await database
    .update(inquiryMessage)
    .set({ [outcome === 'sent' ? 'sentAt' : 'bouncedAt']: sql`now()` })
    .where(
      and(
        eq(inquiryMessage.mailId, bareId(messageId)),
        eq(inquiryMessage.direction, 'out'),
        isNull(column),
      ),
    )
}
