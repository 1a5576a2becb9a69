import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
import { addCheckpoints } from './add-checkpoints.server.ts'
import { findFaults } from './find-faults.server.ts'

const checkLedger = declareTask('check-ledger', z.strictObject({}))

export function ledgerTasks({ database, log }: { database: Database; log: Log }): TaskHandler[] {
  return [
    handleTask(checkLedger, async () => {
      const checkpoints = await addCheckpoints(database)
      const faults = await findFaults(database)
      if (Object.values(faults).some((fault) => fault !== 0))
        log.error(faults, 'the books do not balance')
      else log.info({ checkpoints }, 'the books balance')
    }),
  ]
}

export const ledgerCrontab: readonly CronJob[] = [{ task: checkLedger, at: '10 3 * * *' }]
