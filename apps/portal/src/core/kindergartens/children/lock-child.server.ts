import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { kindergartenChild } from './tables.server.ts'

/** Two changes of what belongs to a child wait for each other. */
export async function lockChild(transaction: Database, childId: string): Promise<void> {
  await transaction
    .select({ id: kindergartenChild.id })
    .from(kindergartenChild)
    .where(eq(kindergartenChild.id, childId))
    .for('update')
}
