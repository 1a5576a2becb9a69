import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask } from '#platform/jobs/task.server.ts'
import { federatedAttempt, federatedProof } from './tables.server.ts'

const removeExpired = declareTask('remove-expired-provider-logins', z.object({}))

/** Logins that were never finished and proofs that nobody used. */
export function federatedTasks(database: Database) {
  return [
    handleTask(removeExpired, async () => {
      await database.delete(federatedAttempt).where(lt(federatedAttempt.expiresAt, sql`now()`))
      await database.delete(federatedProof).where(lt(federatedProof.expiresAt, sql`now()`))
    }),
  ]
}

export const federatedCrontab: readonly CronJob[] = [{ task: removeExpired, at: '45 * * * *' }]
