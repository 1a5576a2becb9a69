import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import {
  associationContact,
  associationFounder,
  associationMember,
  associationRole,
  associationRoleType,
} from './tables.server.ts'

/**
 * The associations that a person has to do with: as founder, contact person, by a role or as a member,
 * today or before.
 * @param own all accounts of the person, as an array
 * @returns a query with the column `id`
 */
export const tiesOf = (own: SQL): SQL => sql`
  select association_id as id from ${associationContact} where user_id = any(${own})
  union
  select association_id from ${associationFounder} where user_id = any(${own})
  union
  select association_id from ${associationMember} where user_id = any(${own})
  union
  select type.association_id from ${associationRole} role
  join ${associationRoleType} type on type.id = role.role_type_id
  where role.user_id = any(${own})`

/**
 * @param userIds all accounts of the person
 * @param associationIds those that are asked about; without them all
 */
export async function findTies(
  database: Database,
  userIds: Iterable<string>,
  associationIds?: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = sql`${sql.param([...userIds])}::text[]`
  const isWanted = associationIds
    ? sql`tie.id = any(${sql.param([...associationIds])}::uuid[])`
    : sql`true`
  const { rows } = await database.execute<{ id: string }>(
    sql`select tie.id from (${tiesOf(own)}) tie where ${isWanted}`,
  )
  return new Set(rows.map(({ id }) => id))
}
