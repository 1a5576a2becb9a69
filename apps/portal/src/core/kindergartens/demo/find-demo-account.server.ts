import { eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** @returns the id; null where there is no such account */
export async function findDemoAccount(database: Database, email: string): Promise<string | null> {
  const [found] = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
  return found?.id ?? null
}
