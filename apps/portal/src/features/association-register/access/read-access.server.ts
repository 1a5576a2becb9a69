import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { associationRoleType } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import { associationRegisterAccess } from '../model/tables.server.ts'
import type { RegisterAccess, RegisterReading } from './contract.ts'
import { readRoleAccess } from './read-role-access.server.ts'

/** The latest lines of the log that the page shows. */
const shownLines = 200

type Row = RegisterReading & { typeId: string | null; roleKind: string; roleName: string | null }

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function readAccess(database: Database, caller: Caller): Promise<RegisterAccess> {
  const own = await requireRight(database, caller, null, { isChange: false })
  const seesNames = own.rights.includes('roles')
  const roles = await readRoleAccess(database, caller)
  return {
    roles: roles.map(({ holders: _, ...role }) => role),
    canChange: own.isContact && own.state !== 'closed',
    seesNames,
    log: await readLog(database, caller.associationId, seesNames),
  }
}

async function readLog(database: Database, associationId: string, seesNames: boolean) {
  const { rows } = await database.execute<Omit<Row, 'at'> & { at: string }>(sql`
    select log.id::int, to_char(log.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      log.kind, type.id as "typeId", type.kind as "roleKind", type.name as "roleName",
      case when log.is_staff then 'staff' when type.id is null then 'contact' else 'role' end as reader,
      case when ${seesNames} and not log.is_staff
        then person.first_name || ' ' || person.last_name end as name
    from ${associationRegisterAccess} log
    left join ${associationRoleType} type on type.id = log.role_type_id
    left join ${user} person on person.id = log.reader_id
    where log.association_id = ${associationId}
    order by log.at desc, log.id desc limit ${shownLines}`)
  return rows.map(({ typeId, roleKind, roleName, ...row }) => ({
    ...row,
    role: toRole({ typeId, roleKind, roleName }),
  }))
}

export const toRole = (row: {
  typeId: string | null
  roleKind: string
  roleName: string | null
}): RegisterReading['role'] =>
  row.typeId === null
    ? null
    : {
        typeId: row.typeId,
        kind: row.roleKind as NonNullable<RegisterReading['role']>['kind'],
        name: row.roleName,
      }
