import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { MailOutcome } from '#platform/mail/mail-outcome.server.ts'
import { changeState, lockInquiry } from '../inbox/change-inquiry.server.ts'
import { anyCategory } from '../inbox/permitted.server.ts'
import { stripBrackets } from '../model/mail-ids.ts'
import { inquiryMessage } from '../model/tables.server.ts'

/**
 * Records whether the mail of an answer was sent or has bounced; the first time of each counts. After a
 * bounce the inquiry waits for staff again, because its sender has no answer.
 */
export async function recordMailOutcome(
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
          eq(inquiryMessage.mailId, stripBrackets(messageId)),
          eq(inquiryMessage.direction, 'out'),
          isNull(column),
        ),
      )
      .returning({ inquiryId: inquiryMessage.inquiryId })
    if (!noted || isSent) return
    const found = await lockInquiry(transaction, anyCategory, noted.inquiryId)
    if (found.state !== 'waiting') await changeState(transaction, found, 'bounce', now)
  })
}
