import type { FileSubject } from '#core/files/attachments.server.ts'

/** The subject of the files of a message; they are removed with it (`sql/remove_inquiry_message_files.sql`). */
export const messageFiles = (messageId: number): FileSubject => ({
  kind: 'inquiry-message',
  id: String(messageId),
})
