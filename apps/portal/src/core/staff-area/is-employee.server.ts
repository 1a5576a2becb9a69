import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { staffMember } from './tables.server.ts'

/** Who is of the staff works for the organisation; who has left does not. */
export async function isEmployee(database: Database, userId: string): Promise<boolean> {
  const found = await database
    .select({ userId: staffMember.userId })
    .from(staffMember)
    .where(and(eq(staffMember.userId, userId), isNull(staffMember.endedAt)))
  return found.length > 0
}
