import type { Database } from '#platform/database/database.server.ts'
import { handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { eventPlaceNewsTask, mailPlaceNews } from './take-part/mail-place-news.server.ts'
import { eventChangedTask, mailEventChange } from './take-part/notify-participants.server.ts'

export function associationEventTasks(parts: {
  database: Database
  mailer: Mailer
  portalUrl: string
}): TaskHandler[] {
  return [
    handleTask(eventPlaceNewsTask, (told) => mailPlaceNews(parts, told)),
    handleTask(eventChangedTask, (told) => mailEventChange(parts, told)),
  ]
}
