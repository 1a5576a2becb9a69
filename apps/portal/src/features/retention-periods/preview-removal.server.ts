import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RemovalPreview, WantedPeriod } from './contract.ts'
import { requirePeriod } from './list-periods.server.ts'
import type { RetentionParts } from './read-retention.server.ts'

const Counted = z.object({ count: z.coerce.number() })

/**
 * Counts the rows that a run would remove now if the period were another.
 * @throws {Refusal} PERIOD_UNKNOWN, MONTHS_INVALID
 */
export async function previewRemoval(
  { database, retention, personalTables }: RetentionParts,
  wanted: WantedPeriod,
  now: Date,
): Promise<RemovalPreview> {
  let rows = 0
  for (const { past } of requirePeriod(retention, wanted).settings) {
    const { rows: found } = await database.execute(
      sql`select count(*) as count from (${past(now, wanted.months, personalTables)}) past`,
    )
    rows += Counted.parse(found[0]).count
  }
  return { rows }
}
