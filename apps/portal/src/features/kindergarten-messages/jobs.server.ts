import {
  kindergartenMessageTask,
  kindergartenNoticeTask,
} from '#core/kindergartens/threads/message-task.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { mailMessage, mailNotice } from './mails/mail-guardian.server.ts'

export const kindergartenMessageTasks = (parts: {
  readonly database: Database
  readonly encryption: FieldEncryption
  readonly mailer: Mailer
  readonly portalUrl: string
}): TaskHandler[] => [
  handleTask(kindergartenMessageTask, (payload) => mailMessage(parts, payload)),
  handleTask(kindergartenNoticeTask, (payload) => mailNotice(parts, payload)),
]
