import { z } from 'zod/mini'
import { messageSubject, messageText } from '#core/kindergartens/threads/message-forms.ts'

/** What an employee types to write about a child to all guardians who have access. */
export const TypedTabletThread = z.object({
  childId: z.uuid(),
  subject: messageSubject,
  text: messageText,
})

export const TabletThreadForm = z.strictObject({
  id: z.uuid(),
  messageId: z.uuid(),
  ...TypedTabletThread.shape,
})
export type TabletThreadForm = z.infer<typeof TabletThreadForm>
