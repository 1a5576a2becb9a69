import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import { notifyHandled } from './entries/notify-handled.server.ts'

const notifyTask = declareTask('suggestion-box-notify-handled', z.object({}))

/** In the morning in Oslo: mails are not sent at night. */
export const suggestionBoxCrontab: readonly CronJob[] = [{ task: notifyTask, at: '10 6 * * *' }]

export function suggestionBoxTasks({
  log,
  ...parts
}: {
  database: Database
  portalUrl: string
  log: Log
}): TaskHandler[] {
  return [
    handleTask(notifyTask, async () => {
      log.info({ notified: await notifyHandled(parts) }, 'notified people of what was handled')
    }),
  ]
}
