import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { associationPayoutRequest as request } from '../model/tables.server.ts'

/**
 * Whether a newer request of the same association waits or was approved. The association has the money
 * of the older one once, and the newer one may have it.
 */
export async function isAskedAgain(
  database: Database,
  { associationId, requestId }: { readonly associationId: string; readonly requestId: string },
): Promise<boolean> {
  const { rows } = await database.execute<{ is: boolean }>(sql`
    select exists (
      select from ${request} newer
      join ${request} older on older.id = ${requestId} and older.association_id = newer.association_id
      where newer.association_id = ${associationId} and newer.state in ('waiting', 'approved')
        and (newer.asked_at, newer.id) > (older.asked_at, older.id)) as is`)
  return rows[0]?.is ?? false
}
