import { type SQLWrapper, sql } from 'drizzle-orm'
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
 * @param userIds all accounts of the person
 * @param associationIds those that are asked about; without them all
 */
export async function findTies(
  database: Database,
  userIds: Iterable<string>,
  associationIds?: readonly string[],
): Promise<ReadonlySet<string>> {
  const own = sql.param([...userIds])
  const isWanted = (id: SQLWrapper) =>
    associationIds ? sql`${id} = any(${sql.param([...associationIds])}::uuid[])` : sql`true`
  const tables = [associationContact, associationFounder, associationMember].map(
    (table) => sql`
      select ${table.associationId} as id from ${table}
      where ${table.userId} = any(${own}::text[]) and ${isWanted(table.associationId)}`,
  )
  const roles = sql`
    select ${associationRoleType.associationId} as id from ${associationRole}
    join ${associationRoleType} on ${associationRoleType.id} = ${associationRole.roleTypeId}
    where ${associationRole.userId} = any(${own}::text[])
      and ${isWanted(associationRoleType.associationId)}`
  const { rows } = await database.execute<{ id: string }>(
    sql.join([...tables, roles], sql` union `),
  )
  return new Set(rows.map(({ id }) => id))
}
