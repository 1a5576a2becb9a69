import { inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** Of staff who have an account, by its id. */
export async function findStaffNames(
  database: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return new Map()
  const found = await database
    .select({ id: user.id, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(inArray(user.id, wanted))
  return new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}
