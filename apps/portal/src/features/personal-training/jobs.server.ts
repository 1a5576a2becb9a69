import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import { notifyHandled } from './handle-requests/notify-handled.server.ts'

export const notifyTask = declareTask('training-request-tell-handled', z.object({}))

/** UTC; morning in Oslo, because mails are not sent at night. */
export const requestCrontab: readonly CronJob[] = [{ task: notifyTask, at: '10 6 * * *' }]

export function requestTasks({
  log,
  ...parts
}: {
  database: Database
  portalUrl: string
  log: Log
}): TaskHandler[] {
  return [
    handleTask(notifyTask, async () => {
      log.info({ notified: await notifyHandled(parts) }, 'members notified of handled requests')
    }),
  ]
}
