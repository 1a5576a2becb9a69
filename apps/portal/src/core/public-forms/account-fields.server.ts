import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { KnownAccount } from './form-definition.ts'

/**
 * The fields of the logged-in account: they override what was sent. What the account lacks is left
 * out.
 */
export async function findAccountFields(
  database: Database,
  userId: string | null,
): Promise<Partial<KnownAccount>> {
  if (userId === null) return {}
  const [found] = await database
    .select({ firstName: user.firstName, lastName: user.lastName, email: user.email })
    .from(user)
    .where(eq(user.id, userId))
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, value]) => value !== ''))
}
