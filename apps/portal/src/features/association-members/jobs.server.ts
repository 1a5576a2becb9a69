import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { notifyBoards } from './board/notify-boards.server.ts'
import { endLapsed } from './my-memberships/end-lapsed.server.ts'
import { remindMembers } from './my-memberships/remind-members.server.ts'

export const renewalTask = declareTask('association-renewals', z.object({}))

const requestsTask = declareTask('association-requests', z.object({}))

/** UTC; the mails are there in the morning. */
export const memberCrontab: readonly CronJob[] = [
  { task: renewalTask, at: '40 5 * * *' },
  { task: requestsTask, at: '30 6 * * *' },
]

export function memberTasks({
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
    handleTask(renewalTask, async () => {
      const ended = await endLapsed(parts, clock())
      const reminded = await remindMembers(parts, clock())
      log.info({ ended, reminded }, 'memberships of associations ended and members reminded')
    }),
    handleTask(requestsTask, async () => {
      const boards = await notifyBoards(parts, clock())
      log.info({ boards }, 'boards of associations notified of requests to join')
    }),
  ]
}
