import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { IncomingMail } from '#platform/mail/incoming/parse-mail.server.ts'
import type { ReplyAddresses } from '#platform/mail/reply-address.server.ts'
import { stripBrackets } from '../model/mail-ids.ts'
import { inquiry, inquiryMessage } from '../model/tables.server.ts'

/**
 * Finds the inquiry that a mail belongs to: by its recipient address, which is signed, or otherwise by
 * the mails that it answers, the newest first.
 */
export async function findThread(
  database: Database,
  addresses: ReplyAddresses,
  { recipients, answers }: Pick<IncomingMail, 'recipients' | 'answers'>,
): Promise<string | null> {
  for (const recipient of recipients) {
    const number = addresses.numberOf(recipient)
    if (number === null) continue
    const [found] = await database
      .select({ id: inquiry.id })
      .from(inquiry)
      .where(eq(inquiry.number, number))
    if (found) return found.id
  }
  if (answers.length === 0) return null
  const ids = answers.map(stripBrackets)
  const rows = await database
    .select({ inquiryId: inquiryMessage.inquiryId, mailId: inquiryMessage.mailId })
    .from(inquiryMessage)
    .where(inArray(inquiryMessage.mailId, ids))
  const byId = new Map(rows.map(({ mailId, inquiryId }) => [mailId, inquiryId]))
  return ids.map((id) => byId.get(id)).find((id) => id !== undefined) ?? null
}
