import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { hasAccess } from '../access/guardian-access.server.ts'
import {
  kindergartenGuardianship as guardianship,
  kindergartenGuardian,
} from '../children/tables.server.ts'

export type Reader = { readonly id: string; readonly childId: string; readonly name: string }

/** The guardians who have access to children now, by name: who would read a message about each. */
export async function findReaders(
  database: Database,
  childIds: readonly string[],
): Promise<Reader[]> {
  if (childIds.length === 0) return []
  const rows = await database
    .select({
      id: kindergartenGuardian.id,
      childId: guardianship.childId,
      firstName: kindergartenGuardian.firstName,
      lastName: kindergartenGuardian.lastName,
    })
    .from(guardianship)
    .innerJoin(kindergartenGuardian, eq(kindergartenGuardian.id, guardianship.guardianId))
    .where(and(inArray(guardianship.childId, [...childIds]), hasAccess()))
    .orderBy(kindergartenGuardian.firstName, kindergartenGuardian.id)
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`,
  }))
}
