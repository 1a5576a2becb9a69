import { sql } from 'drizzle-orm'
import { completeRights, standardRoles } from '#core/associations/rights.ts'
import { associationRole, associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import type { RegisterInfo } from './contract.ts'

/** What each role of an association can do, and how many have it today. */
export async function readRoleAccess(
  database: Database,
  { associationId, today }: Caller,
): Promise<RegisterInfo['roles']> {
  const { rows } = await database.execute<RegisterInfo['roles'][number]>(sql`
    select type.id as "typeId", type.kind, type.name, type.rights, type.version,
      (select count(*)::int from ${associationRole} role
        where role.role_type_id = type.id and role.starts_on <= ${today}
          and (role.ends_on is null or role.ends_on >= ${today})) as holders
    from ${associationRoleType} type
    where type.association_id = ${associationId} and type.removed_at is null
    order by type.kind = 'own',
      array_position(${sql.param([...standardRoles])}::text[], type.kind), lower(type.name), type.id`)
  return rows.map((row) => ({ ...row, rights: completeRights(row.rights) }))
}
