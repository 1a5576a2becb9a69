import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { type RoleKind, standardRoles } from '#core/associations/rights.ts'
import {
  associationContact,
  associationMember,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

type Person = { userId: string; name: string }

/** A list that a select can still show; others are invited by mail. */
const mostPeople = 2_000

/** Members, contact persons and holders of roles: who can get a role without being invited. */
export async function findPeople(
  database: Database,
  associationId: string,
  today: string,
): Promise<Person[]> {
  const { rows } = await database.execute<Person>(sql`
    select u.id as "userId", u.first_name || ' ' || u.last_name as name
    from ${user} u
    where u.id in (
      select user_id from ${associationMember}
      where association_id = ${associationId} and state = 'member'
      union
      select user_id from ${associationContact}
      where association_id = ${associationId} and ended_at is null
      union
      select role.user_id from ${associationRole} role
      join ${associationRoleType} type on type.id = role.role_type_id
      where type.association_id = ${associationId} and role.starts_on <= ${today}
        and (role.ends_on is null or role.ends_on >= ${today}))
    order by name, u.id
    limit ${mostPeople}`)
  return rows
}

export type CurrentRole = {
  id: string
  roleTypeId: string
  userId: string
  name: string
  endsOn: string | null
}

/** Roles of an association that count on a day or begin after it. */
export async function findCurrentRoles(
  database: Database,
  associationId: string,
  today: string,
): Promise<CurrentRole[]> {
  const { rows } = await database.execute<CurrentRole>(sql`
    select role.id, role.role_type_id as "roleTypeId", role.user_id as "userId",
      u.first_name || ' ' || u.last_name as name, role.ends_on::text as "endsOn"
    from ${associationRole} role
    join ${associationRoleType} type on type.id = role.role_type_id
    join ${user} u on u.id = role.user_id
    where type.association_id = ${associationId} and (role.ends_on is null or role.ends_on >= ${today})
    order by name, role.id`)
  return rows
}

/** Those that can be given. */
export async function findRoleTypes(database: Database, associationId: string) {
  const { rows } = await database.execute<{ id: string; kind: RoleKind; name: string | null }>(sql`
    select id, kind, name from ${associationRoleType}
    where association_id = ${associationId} and removed_at is null
    order by kind = 'own', array_position(${sql.param([...standardRoles])}::text[], kind),
      lower(name), id`)
  return rows
}
