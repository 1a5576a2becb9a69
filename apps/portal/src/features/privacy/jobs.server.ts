import { z } from 'zod'
import type { RetentionStep } from '#core/personal-data/retention.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { PrivacyParts } from './collect-personal-data.server.ts'
import { removePastData } from './remove-past-data.server.ts'
import { deleteUnused, warnUnused } from './unused-accounts.server.ts'

const removePast = declareTask('remove-past-data', z.object({}))
const unusedAccounts = declareTask('unused-accounts', z.object({}))

export function privacyTasks({
  clock,
  log,
  ...parts
}: PrivacyParts & {
  retention: readonly RetentionStep[]
  portalUrl: string
  clock: Clock
  log: Log
}): TaskHandler[] {
  return [
    handleTask(removePast, async (_, { signal }) => {
      const removed = await removePastData(parts, clock(), signal)
      log.info({ removed }, 'data that is past its time was removed')
    }),
    handleTask(unusedAccounts, async (_, { signal }) => {
      const deleted = await deleteUnused(parts, clock(), signal)
      const warned = await warnUnused(parts, clock(), signal)
      log.info({ deleted, warned }, 'accounts that nobody uses were looked at')
    }),
  ]
}

/** At night in Oslo, one after the other. */
export const privacyCrontab: readonly CronJob[] = [
  { task: removePast, at: '20 2 * * *' },
  { task: unusedAccounts, at: '30 3 * * *' },
]
