import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { MailOutcome } from '#platform/mail/mail-outcome.server.ts'
import { lockInquiry, takeStep } from '../inbox/change-inquiry.server.ts'
import { anyCategory } from '../inbox/permitted.server.ts'
import { bareId } from '../model/mail-ids.ts'
import { inquiryMessage } from '../model/tables.server.ts'

/**
 * Keeps beside an answer whether its mail has left, or has come back; the first of each counts. After
 * one that did not arrive the inquiry waits for staff again, for its sender still does.
 */
export async function noteMailOutcome(
  database: Database,
  { messageId, outcome }: MailOutcome,
  now: Date,
): Promise<void> {
  const isSent = outcome === 'sent'
  const column = isSent ? inquiryMessage.sentAt : inquiryMessage.bouncedAt
  await database.transaction(async (transaction) => {
    const [noted] = await transaction
      .update(inquiryMessage)
      .set(isSent ? { sentAt: now } : { bouncedAt: now })
      .where(
        and(
          eq(inquiryMessage.mailId, bareId(messageId)),
          eq(inquiryMessage.direction, 'out'),
          isNull(column),
        ),
      )
      .returning({ inquiryId: inquiryMessage.inquiryId })
    if (!noted || isSent) return
    const found = await lockInquiry(transaction, anyCategory, noted.inquiryId)
    if (found.state !== 'waiting') await takeStep(transaction, found, 'bounce', now)
  })
}
