import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { remindOfDeadline } from './remind/remind-of-deadline.server.ts'

const remindTask = declareTask('remind-grant-deadline', z.object({}))

/** In the morning in Norway: mails are not sent at night. */
export const grantApplicationCrontab: readonly CronJob[] = [{ task: remindTask, at: '40 6 * * *' }]

export function grantApplicationTasks({
  log,
  clock,
  ...parts
}: {
  readonly database: Database
  readonly portalUrl: string
  readonly clock: Clock
  readonly log: Log
}): TaskHandler[] {
  return [
    handleTask(remindTask, async (_, { signal }) => {
      const reminded = await remindOfDeadline(parts, clock(), signal)
      log.info({ reminded }, 'reminded of applications for grants that are not sent')
    }),
  ]
}
