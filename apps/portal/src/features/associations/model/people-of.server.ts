import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import {
  association,
  associationContact,
  associationFounder,
  associationMember,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/**
 * The accounts of all who have to do with an association: contact persons, members, those with a role,
 * and founders by the addresses that were named. None of them decides about it as staff.
 */
export async function findPeopleOf(database: Database, associationId: string): Promise<string[]> {
  const { rows } = await database.execute<{ userId: string }>(
    sql`select user_id as "userId" from (${peopleOf(associationId)}) person`,
  )
  return rows.map(({ userId }) => userId)
}

/** @returns a query with the column `user_id` */
export const peopleOf = (associationId: string | SQLWrapper): SQL => sql`
    select user_id from ${associationContact}
      where association_id = ${associationId} and ended_at is null
    union
    select user_id from ${associationMember}
      where association_id = ${associationId} and state <> 'ended'
    union
    select role.user_id from ${associationRole} role
      join ${associationRoleType} type on type.id = role.role_type_id
      where type.association_id = ${associationId} and (role.ends_on is null or role.ends_on >= current_date)
    union
    select account.id from ${associationFounder} founder
      join ${user} account on account.id = founder.user_id or lower(account.email) = founder.email
      where founder.association_id = ${associationId}
    union
    select founded_by from ${association}
      where id = ${associationId} and founded_by is not null and state = 'new'`
