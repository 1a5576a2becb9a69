import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import { tellHandled } from './tell-handled.server.ts'

const tellTask = declareTask('training-request-tell-handled', z.object({}))

/** In the morning in Oslo: mails are not sent at night. */
export const requestCrontab: readonly CronJob[] = [{ task: tellTask, at: '10 6 * * *' }]

export function requestTasks({
  log,
  ...parts
}: {
  database: Database
  portalUrl: string
  log: Log
}): TaskHandler[] {
  return [
    handleTask(tellTask, async () => {
      log.info({ told: await tellHandled(parts) }, 'people were told what was handled')
    }),
  ]
}
