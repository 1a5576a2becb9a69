import { runMigrations } from 'graphile-worker'
import { createLog } from '#platform/log.server.ts'
import { createQueueLog } from './queue-log.server.ts'

/** Creates or updates the queue's own schema `graphile_worker`. Safe to run twice and at once. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, logger: createQueueLog(createLog('silent')) })
}
