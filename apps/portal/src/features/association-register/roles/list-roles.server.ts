import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { completeRights, standardRoles } from '#core/associations/rights.ts'
import { associationRole, associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import type { Holder, Roles, RoleType } from './contract.ts'

/** Former holders of one role that are shown. */
const shownFormer = 20

type TypeRow = Omit<RoleType, 'holders' | 'former'> & { isRemoved: boolean }
type HolderRow = Holder & { typeId: string }

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function listRoles(database: Database, caller: Caller): Promise<Roles> {
  await requireRight(database, caller, null, { isChange: false })
  return { types: await readRoles(database, caller) }
}

/** The role types of an association with those who have and had them. */
export async function readRoles(
  database: Database,
  { associationId, userId, today }: Pick<Caller, 'associationId' | 'userId' | 'today'>,
): Promise<RoleType[]> {
  const { rows: types } = await database.execute<TypeRow>(sql`
    select id, kind, name, rights, version, removed_at is not null as "isRemoved"
    from ${associationRoleType} type where association_id = ${associationId}
    order by kind = 'own', array_position(${sql.param([...standardRoles])}::text[], kind),
      lower(name), id`)
  const { rows: holders } = await database.execute<HolderRow>(sql`
    select role.id, role.role_type_id as "typeId", role.user_id as "userId",
      person.first_name || ' ' || person.last_name as name,
      to_char(role.starts_on, 'YYYY-MM-DD') as "startsOn",
      to_char(role.ends_on, 'YYYY-MM-DD') as "endsOn", role.user_id = ${userId} as "isOwn"
    from ${associationRole} role
    join ${associationRoleType} type on type.id = role.role_type_id
    join ${user} person on person.id = role.user_id
    where type.association_id = ${associationId}
    order by role.starts_on desc, role.id
    limit 1000`)
  return types.flatMap(({ isRemoved, ...type }) => {
    const own = holders.flatMap(({ typeId, ...holder }) => (typeId === type.id ? [holder] : []))
    const isOver = ({ endsOn }: Holder) => endsOn !== null && endsOn < today
    const former = own.filter(isOver).slice(0, shownFormer)
    if (isRemoved) return []
    return [
      {
        ...type,
        rights: completeRights(type.rights),
        holders: own.filter((holder) => !isOver(holder)),
        former,
      },
    ]
  })
}
