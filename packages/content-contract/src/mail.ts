import { z } from 'zod'
import { Email } from './email-address.ts'

/** The task of the queue that sends a mail: the portal does it, both applications ask for it. */
export const mailTask = 'send-mail'

/** As headers carry it, with its angle brackets. */
export const MessageId = z
  .string()
  .max(400)
  .regex(/^<[^\s<>@]+@[^\s<>@]+>$/)

export const QueuedMail = z.strictObject({
  to: Email,
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().optional(),
  /** Shown as the sender instead of the organisation, whose address it comes from. */
  senderName: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u)
    .optional(),
  /** Where answers come to. */
  replyTo: Email.optional(),
  messageId: MessageId.optional(),
  inReplyTo: MessageId.optional(),
  /** The oldest first. */
  references: z.array(MessageId).max(50).optional(),
  /** The address that a mail program calls to unsubscribe its reader (RFC 8058). */
  listUnsubscribe: z
    .url({ protocol: /^https?$/ })
    .max(900)
    .optional(),
  /** Where bounces come to; else where answers do. */
  bouncesTo: Email.optional(),
  /** All others say that they are automatic. */
  isFromPerson: z.boolean().optional(),
})
