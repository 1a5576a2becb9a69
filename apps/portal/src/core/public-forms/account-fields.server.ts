import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { KnownAccount } from './form-definition.ts'

/** Of whoever is logged in: they count, whatever was sent. What the account does not have is left out. */
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
