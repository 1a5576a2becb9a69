import { readMonths } from '#core/personal-data/read-months.server.ts'
import { batchSize, type RetentionStep } from '#core/personal-data/retention.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * Removes what is past its time, a batch at a time. Safe to run twice and at once, and to be ended in
 * the middle: the next run goes on.
 * @returns how many rows went, by the name of the step
 */
export async function removePastData(
  { database, retention }: { database: Database; retention: readonly RetentionStep[] },
  now: Date,
  signal?: AbortSignal,
): Promise<Record<string, number>> {
  const monthsOf = await readMonths(database)
  const removed: Record<string, number> = {}
  for (const { name, remove } of retention) {
    let inBatch = 0
    do {
      signal?.throwIfAborted()
      inBatch = (await database.execute(remove(now, monthsOf))).rowCount ?? 0
      removed[name] = (removed[name] ?? 0) + inBatch
    } while (inBatch === batchSize)
  }
  return removed
}
