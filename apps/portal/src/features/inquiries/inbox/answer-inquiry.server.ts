import { asc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { newMessageId } from '#platform/mail/message-id.server.ts'
import type { ReplyAddresses } from '#platform/mail/reply-address.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { stripBrackets, toMessageId } from '../model/mail-ids.ts'
import { recordAction } from '../model/record-action.server.ts'
import { inquiryMessage } from '../model/tables.server.ts'
import { composeAnswerMail } from './answer-mail.server.ts'
import { changeState, lockInquiry, requireVersion } from './change-inquiry.server.ts'

type Parts = {
  readonly database: Database
  /** Null without incoming mail: then replies go to the mailbox of the category. */
  readonly replyAddresses: ReplyAddresses | null
  /** The sender address of mails. */
  readonly mailFrom: string
}

/** Message ids in the References header. Mail programs need the first and the latest ones. */
const mostReferences = 20

/**
 * Answers an inquiry by mail. The mail is enqueued in the same transaction, as part of the thread.
 * @throws {Refusal} `inboxRefusals`
 */
export async function answerInquiry(
  { database, replyAddresses, mailFrom }: Parts,
  staff: StaffActor,
  answer: { id: string; version: number; text: string; isLast: boolean; now: Date },
): Promise<void> {
  const { id, text, now } = answer
  await database.transaction(async (transaction) => {
    const found = await lockInquiry(transaction, staff, id)
    requireVersion(found, answer.version)
    const state = await changeState(transaction, found, 'answer', now)
    if (answer.isLast) await changeState(transaction, { ...found, state }, 'close', now)
    const thread = await mailsOf(transaction, id)
    const messageId = newMessageId(mailFrom)
    await transaction.insert(inquiryMessage).values({
      inquiryId: id,
      direction: 'out',
      authorId: staff.userId,
      text,
      mailId: stripBrackets(messageId),
    })
    const { number, email, subject, language, mailbox } = found
    const staffName = await firstNameOf(transaction, staff.userId)
    await enqueueJob(transaction, sendMail, {
      to: email,
      ...composeAnswerMail({ number, subject, text, staffName, language }),
      messageId,
      replyTo: replyAddresses?.addressOf(number) ?? mailbox,
      inReplyTo: thread.at(-1),
      references: thread.length > 0 ? thread : undefined,
      isFromPerson: true,
    })
    await recordAction(transaction, staff, {
      action: 'inquiry-answered',
      subject: { kind: 'inquiry', id },
      before: { inquiryState: found.state },
      after: { inquiryState: answer.isLast ? 'closed' : state },
    })
  })
}

async function mailsOf(transaction: Database, inquiryId: string): Promise<string[]> {
  const rows = await transaction
    .select({ mailId: inquiryMessage.mailId })
    .from(inquiryMessage)
    .where(eq(inquiryMessage.inquiryId, inquiryId))
    .orderBy(asc(inquiryMessage.id))
  const ids = rows.flatMap(({ mailId }) => (mailId === null ? [] : (toMessageId(mailId) ?? [])))
  return ids.length > mostReferences ? [...ids.slice(0, 1), ...ids.slice(1 - mostReferences)] : ids
}

async function firstNameOf(transaction: Database, userId: string): Promise<string> {
  const [found] = await transaction
    .select({ firstName: user.firstName })
    .from(user)
    .where(eq(user.id, userId))
  return found?.firstName ?? ''
}
