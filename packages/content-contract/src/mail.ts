import { z } from 'zod'

/** The task of the queue that sends a mail: the portal does it, both applications ask for it. */
export const mailTask = 'send-mail'

export const QueuedMail = z.strictObject({
  to: z.email(),
  subject: z.string().min(1),
  text: z.string().min(1),
  html: z.string().optional(),
})
