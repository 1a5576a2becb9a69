import { handleEffect } from '#core/cases/effect.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { closeRefusedCases, closeRefusedTask } from './decide/close-refused-cases.server.ts'
import { applyFormalDecision, lockFormal } from './decide/decide-grant.server.ts'

/** UTC. */
export const grantCaseCrontab: readonly CronJob[] = [{ task: closeRefusedTask, at: '50 2 * * *' }]

export const grantCaseTasks = ({
  database,
  portalUrl,
  clock,
  log,
}: {
  database: Database
  portalUrl: string
  clock: Clock
  log: Log
}): TaskHandler[] => [
  handleEffect(grantCaseKind, {
    database,
    lockFirst: lockFormal,
    onEffect: (transaction, effect) =>
      applyFormalDecision(transaction, effect, { portalUrl, now: clock() }),
  }),
  handleTask(closeRefusedTask, async () => {
    log.info({ closed: await closeRefusedCases(database, clock()) }, 'closed refused grant cases')
  }),
]
