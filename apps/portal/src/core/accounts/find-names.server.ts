import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { user } from './tables.server.ts'

/** First and last names by account id, without accounts that no longer exist. */
export async function findNames(
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
