import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { reviewAssociations } from './contacts/review-associations.server.ts'

const reviewTask = declareTask('review-association-contacts', z.object({}))

/** In the morning in Norway: mails are not sent at night. */
export const associationContactCrontab: readonly CronJob[] = [
  { task: reviewTask, at: '25 6 * * *' },
]

export function associationContactTasks({
  log,
  clock,
  ...parts
}: {
  database: Database
  portalUrl: string
  clock: Clock
  log: Log
}): TaskHandler[] {
  return [
    handleTask(reviewTask, async (_, { signal }) => {
      const { reviewed, failed } = await reviewAssociations(parts, clock(), signal)
      for (const { id, error } of failed)
        log.error({ error, association: id }, 'an association could not be reviewed')
      log.info({ reviewed }, 'reviewed contact persons of associations')
      // What is done stays done: the next attempt is for the others.
      if (failed.length > 0) throw new Error(`${failed.length} associations were not reviewed`)
    }),
  ]
}
