import type { FileSubject } from '#core/files/attachments.server.ts'

/** What the files of a message belong to; they go with it (`sql/remove_inquiry_message_files.sql`). */
export const messageFiles = (messageId: number): FileSubject => ({
  kind: 'inquiry-message',
  id: String(messageId),
})
