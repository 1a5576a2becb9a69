import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { grantReason } from '../setup/tables.server.ts'

/** What letters say of reasons, in the order in which they were chosen. */
export async function findReasonTexts(
  database: Database,
  ids: readonly string[],
): Promise<Localized[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select({ id: grantReason.id, text: grantReason.text })
    .from(grantReason)
    .where(inArray(grantReason.id, [...ids]))
  const texts = new Map(rows.map(({ id, text }) => [id, text]))
  return ids.flatMap((id) => texts.get(id) ?? [])
}
