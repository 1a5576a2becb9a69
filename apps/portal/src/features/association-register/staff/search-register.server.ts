import { and, asc, eq, gte, isNull, or } from 'drizzle-orm'
import {
  association,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Caller } from '../model/caller.ts'
import { logReading } from '../model/log-reading.server.ts'
import { readEntry } from '../model/read-entry.server.ts'
import { refuseRegister } from '../model/refuse.server.ts'
import { selectMembers } from '../model/select-members.server.ts'
import type { StaffEntry, StaffRegister } from './contract.ts'
import type { StaffSearch } from './forms.ts'

export const staffPageSize = 20

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND` */
export async function searchRegister(
  database: Database,
  caller: Caller,
  { text, page }: StaffSearch,
): Promise<StaffRegister> {
  const { associationId } = caller
  if ((await database.$count(association, eq(association.id, associationId))) === 0)
    throw refuseRegister('ASSOCIATION_NOT_FOUND')
  const kind = text === '' ? 'list' : 'search'
  await logReading(database, caller, { kind }, { isStaff: true })
  const found = await selectMembers(
    database,
    caller,
    { state: 'all', text },
    { limit: staffPageSize, offset: (page - 1) * staffPageSize },
  )
  const roles = await database
    .select({
      typeId: associationRoleType.id,
      kind: associationRoleType.kind,
      name: associationRoleType.name,
    })
    .from(associationRoleType)
    .where(
      and(
        eq(associationRoleType.associationId, associationId),
        isNull(associationRoleType.removedAt),
      ),
    )
    .orderBy(asc(associationRoleType.createdAt), asc(associationRoleType.id))
  return { ...found, roles }
}

/** @throws {Refusal} `MEMBER_NOT_FOUND` */
export async function readStaffEntry(
  database: Database,
  caller: Caller,
  memberId: string,
): Promise<StaffEntry> {
  const entry = await readEntry(database, caller, memberId)
  const { userId } = entry.member
  await logReading(database, caller, { kind: 'entry', subjectId: userId }, { isStaff: true })
  const current = await database
    .select({
      id: associationRole.id,
      typeId: associationRoleType.id,
      kind: associationRoleType.kind,
      name: associationRoleType.name,
      startsOn: associationRole.startsOn,
      endsOn: associationRole.endsOn,
    })
    .from(associationRole)
    .innerJoin(associationRoleType, eq(associationRoleType.id, associationRole.roleTypeId))
    .where(
      and(
        eq(associationRole.userId, userId),
        eq(associationRoleType.associationId, caller.associationId),
        or(isNull(associationRole.endsOn), gte(associationRole.endsOn, caller.today)),
      ),
    )
  return { entry, current }
}
