import { z } from 'zod'
import { endForgottenPresences } from '#core/kindergartens/presence/record-presence.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Clock } from '#platform/time/clock.ts'

export const endPresencesTask = declareTask('end-forgotten-presences', z.strictObject({}))

/** Kindergartens close at different times. */
export const tabletCrontab: readonly CronJob[] = [{ task: endPresencesTask, at: '*/15 * * * *' }]

export const tabletTasks = ({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Clock
}): TaskHandler[] => [
  handleTask(endPresencesTask, async () => {
    await endForgottenPresences(database, clock())
  }),
]
