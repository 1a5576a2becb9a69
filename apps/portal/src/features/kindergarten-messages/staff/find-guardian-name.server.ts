import { eq } from 'drizzle-orm'
import { kindergartenGuardian } from '#core/kindergartens/children/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** The name of the guardian whom a thread is for; the thread goes with the guardian. */
export async function findGuardianName(database: Database, guardianId: string): Promise<string> {
  const [found] = await database
    .select({
      firstName: kindergartenGuardian.firstName,
      lastName: kindergartenGuardian.lastName,
    })
    .from(kindergartenGuardian)
    .where(eq(kindergartenGuardian.id, guardianId))
  if (!found) throw new Error('There is no such guardian')
  return `${found.firstName} ${found.lastName}`
}
