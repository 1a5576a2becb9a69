import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { reconcileAward } from './model/reconcile-award.server.ts'
import { reconcileTask } from './model/reconcile-task.server.ts'
import { reviewAwards } from './review/review-awards.server.ts'

export const reviewTask = declareTask('review-grant-funding', z.object({}))

/** In the morning in Norway: mails are not sent at night. */
export const grantFundingCrontab: readonly CronJob[] = [{ task: reviewTask, at: '35 6 * * *' }]

export function grantFundingTasks({
  log,
  clock,
  database,
  portalUrl,
}: {
  readonly database: Database
  readonly portalUrl: string
  readonly clock: Clock
  readonly log: Log
}): TaskHandler[] {
  return [
    handleTask(reconcileTask, async ({ applicationId }) => {
      await database.transaction((transaction) =>
        reconcileAward(transaction, applicationId, { actorId: null, now: clock() }),
      )
    }),
    handleTask(reviewTask, async (_, { signal }) => {
      const { reviewed, failed } = await reviewAwards({ database, portalUrl }, clock(), signal)
      for (const { id, error } of failed)
        log.error({ error, application: id }, 'a grant could not be reviewed')
      log.info({ reviewed }, 'reviewed grants that were given')
      // What is done stays done: the next attempt is for the others.
      if (failed.length > 0) throw new Error(`${failed.length} grants were not reviewed`)
    }),
  ]
}
