import { and, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import type { OpenDays } from './is-open-on.ts'
import { kindergarten, kindergartenClosingDay } from './tables.server.ts'

/**
 * What `isOpenOn` judges days of one kindergarten by, in one query.
 * @param from the first day that is judged
 * @param to the last one
 * @returns closing days with their reasons; no closing day where there is no such kindergarten
 */
export async function readOpenDays(
  database: Database,
  kindergartenId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<OpenDays & { readonly closingDays: ReadonlyMap<string, Localized> }> {
  const rows = await database
    .select({
      closedOn: kindergarten.closedOn,
      onDate: kindergartenClosingDay.onDate,
      reason: kindergartenClosingDay.reason,
    })
    .from(kindergarten)
    .leftJoin(
      kindergartenClosingDay,
      and(
        eq(kindergartenClosingDay.kindergartenId, kindergarten.id),
        gte(kindergartenClosingDay.onDate, from),
        lte(kindergartenClosingDay.onDate, to),
      ),
    )
    .where(eq(kindergarten.id, kindergartenId))
    .orderBy(kindergartenClosingDay.onDate)
  return {
    closedOn: rows[0]?.closedOn ?? null,
    closingDays: new Map(
      rows.flatMap(({ onDate, reason }) => (onDate && reason ? [[onDate, reason] as const] : [])),
    ),
  }
}
