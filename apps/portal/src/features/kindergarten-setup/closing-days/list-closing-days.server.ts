import { and, asc, eq, gte } from 'drizzle-orm'
import { kindergartenClosingDay } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { groupClosingDays } from './closing-days.ts'
import type { ClosingEntry } from './contract.ts'

/** The closing days of a kindergarten from a day on, as spans. */
export async function listClosingDays(
  database: Database,
  kindergartenId: string,
  today: string,
): Promise<ClosingEntry[]> {
  const days = await database
    .select({ onDate: kindergartenClosingDay.onDate, reason: kindergartenClosingDay.reason })
    .from(kindergartenClosingDay)
    .where(
      and(
        eq(kindergartenClosingDay.kindergartenId, kindergartenId),
        gte(kindergartenClosingDay.onDate, today),
      ),
    )
    .orderBy(asc(kindergartenClosingDay.onDate))
  return groupClosingDays(days)
}
