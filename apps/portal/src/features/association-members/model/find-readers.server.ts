import { and, eq, isNull } from 'drizzle-orm'
import { completeRights } from '#core/associations/rights.ts'
import { associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Reader } from './contract.ts'

/** The roles that can read the register; contact persons always can. */
export async function findReaders(database: Database, associationId: string): Promise<Reader[]> {
  const types = await database
    .select()
    .from(associationRoleType)
    .where(
      and(
        eq(associationRoleType.associationId, associationId),
        isNull(associationRoleType.removedAt),
      ),
    )
    .orderBy(associationRoleType.createdAt, associationRoleType.id)
  return types
    .filter(({ rights }) => completeRights(rights).includes('register'))
    .map(({ kind, name }) => ({ kind, name }))
}
