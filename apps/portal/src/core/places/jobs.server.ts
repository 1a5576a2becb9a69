import { z } from 'zod'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import { refundCalledOff, refundPlaceTask, resumeRefunds } from './refund-place.server.ts'
import { endQueues, expireHolds, openPools, promoteLeftOver } from './sweep-places.server.ts'

const sweepTask = declareTask('sweep-places', z.strictObject({}))

/** What time does to places, whatever service is switched off. */
export const placeCrontab: readonly CronJob[] = [{ task: sweepTask, at: '* * * * *' }]

export function placeTasks(parts: { database: Database; payments: Payments }): TaskHandler[] {
  const { database, payments } = parts
  return [
    handleTask(sweepTask, async () => {
      await openPools(database)
      await expireHolds(parts)
      await promoteLeftOver(database)
      await endQueues(database)
      if (payments.isSetUp) await resumeRefunds(database)
    }),
    handleTask(refundPlaceTask, ({ placeId }) => refundCalledOff(parts, placeId)),
  ]
}
