import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask } from '#platform/jobs/task.server.ts'
import { feideAttempt, feideProof } from './tables.server.ts'

const removeExpired = declareTask('remove-expired-feide-logins', z.object({}))

/** Logins that were never finished and proofs that nobody used. */
export function feideTasks(database: Database) {
  return [
    handleTask(removeExpired, async () => {
      await database.delete(feideAttempt).where(lt(feideAttempt.expiresAt, sql`now()`))
      await database.delete(feideProof).where(lt(feideProof.expiresAt, sql`now()`))
    }),
  ]
}

export const feideSchedules: readonly Schedule[] = [{ task: removeExpired, at: '45 * * * *' }]
