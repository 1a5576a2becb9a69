import type { Database } from '#platform/database/database.server.ts'
import { handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { mailCourseChange, mailCourseMessage } from './mails/send-mails.server.ts'
import { courseChangedTask, courseMessageTask } from './model/tasks.server.ts'

export function planningTasks(parts: {
  database: Database
  mailer: Mailer
  portalUrl: string
}): TaskHandler[] {
  return [
    handleTask(courseChangedTask, (told) => mailCourseChange(parts, told)),
    handleTask(courseMessageTask, (told) => mailCourseMessage(parts, told)),
  ]
}
