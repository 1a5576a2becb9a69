import { and, eq, isNull, sql } from 'drizzle-orm'
import { findRights } from '#core/associations/find-rights.server.ts'
import { memberPeriod } from '#core/associations/retention.server.ts'
import {
  association,
  associationContact,
  associationMember,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { accessPeriod } from '../model/access-period.ts'
import type { Caller } from '../model/caller.ts'
import { oneLineMinutes } from '../model/log-reading.server.ts'
import { refuseRegister } from '../model/refuse.server.ts'
import { associationRegisterAccess } from '../model/tables.server.ts'
import type { RegisterInfo } from './contract.ts'
import { toRole } from './read-access.server.ts'
import { readRoleAccess } from './read-role-access.server.ts'

const shownReadings = 200

/**
 * For a member or somebody with a role there. To a stranger and a former member the association is not
 * there.
 * @throws {Refusal} `ASSOCIATION_NOT_FOUND`
 */
export async function readInfo(database: Database, caller: Caller): Promise<RegisterInfo> {
  const { associationId, userId } = caller
  const [found] = await database
    .select({ id: association.id, name: association.name, slug: association.slug })
    .from(association)
    .where(eq(association.id, associationId))
  const isMember = await isInRegister(database, caller)
  if (!found || !(isMember || (await findRights(database, caller))))
    throw refuseRegister('ASSOCIATION_NOT_FOUND')
  const monthsOf = await readMonths(database)
  return {
    association: found,
    isMember,
    roles: await readRoleAccess(database, caller),
    contacts: await database.$count(
      associationContact,
      and(eq(associationContact.associationId, associationId), isNull(associationContact.endedAt)),
    ),
    readings: isMember ? await readReadings(database, associationId, userId) : [],
    memberMonths: monthsOf(memberPeriod),
    accessMonths: monthsOf(accessPeriod),
  }
}

const isInRegister = async (database: Database, { associationId, userId }: Caller) =>
  (await database.$count(
    associationMember,
    and(
      eq(associationMember.associationId, associationId),
      eq(associationMember.userId, userId),
      sql`${associationMember.state} <> 'ended'`,
    ),
  )) > 0

type Row = Omit<RegisterInfo['readings'][number], 'role'> & {
  typeId: string | null
  roleKind: string
  roleName: string | null
}

/**
 * Lists and searches show everybody; an opened entry is told to the person whose it is alone. A line of
 * just before somebody came may be about a reading after that, too.
 */
async function readReadings(database: Database, associationId: string, userId: string) {
  const { rows } = await database.execute<Row>(sql`
    select to_char(log.at at time zone ${timeZone}, 'YYYY-MM-DD') as on,
      case when log.is_staff then 'staff' when type.id is null then 'contact' else 'role' end as reader,
      log.kind, type.id as "typeId", type.kind as "roleKind", type.name as "roleName"
    from ${associationRegisterAccess} log
    left join ${associationRoleType} type on type.id = log.role_type_id
    where log.association_id = ${associationId}
      and (log.subject_id is null or log.subject_id = ${userId})
      and log.at >= (select coalesce(joined_at, requested_at) from ${associationMember}
        where association_id = ${associationId} and user_id = ${userId})
        - make_interval(mins => ${oneLineMinutes})
    group by 1, 2, 3, 4, 5, 6
    order by 1 desc, 2, 3 limit ${shownReadings}`)
  return rows.map(({ typeId, roleKind, roleName, ...row }) => ({
    ...row,
    role: toRole({ typeId, roleKind, roleName }),
  }))
}
