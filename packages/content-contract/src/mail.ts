import { z } from 'zod'

/** The task of the queue that sends a mail: the portal does it, both applications ask for it. */
export const mailTask = 'send-mail'

/** As headers carry it, with its angle brackets. */
export const MessageId = z
  .string()
  .max(400)
  .regex(/^<[^\s<>@]+@[^\s<>@]+>$/)

export const QueuedMail = z.strictObject({
  to: z.email(),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().optional(),
  /** Where answers come to, and bounces too. */
  replyTo: z.email().optional(),
  messageId: MessageId.optional(),
  inReplyTo: MessageId.optional(),
  /** The oldest first. */
  references: z.array(MessageId).max(50).optional(),
  /** All others say that they are automatic. */
  isFromPerson: z.boolean().optional(),
})
