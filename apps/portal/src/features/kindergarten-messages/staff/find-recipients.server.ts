import { sql } from 'drizzle-orm'
import { isOwnChild } from '#core/kindergartens/access/own-child.server.ts'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import {
  kindergartenChild,
  kindergartenEnrolment,
} from '#core/kindergartens/children/tables.server.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import { findReaders } from '#core/kindergartens/threads/find-readers.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Recipients } from '../model/contract.ts'
import type { MessageParts } from '../model/parts.server.ts'

/** Children with a place today or later whom staff can write about, by name; none of their own. */
export async function findRecipients(
  { database, isStrongLoginOffered }: MessageParts,
  staff: StaffActor,
  now: Date,
): Promise<Recipients> {
  const { rows } = await database.execute<{ id: string; name: string; department: string }>(sql`
    select distinct on (child.id) child.id, child.first_name || ' ' || child.last_name as name,
      place.name || ', ' || dept.name as department
    from ${kindergartenChild} child
    join ${kindergartenEnrolment} placed on placed.child_id = child.id
    join ${kindergartenDepartment} dept on dept.id = placed.department_id
    join ${kindergarten} place on place.id = dept.kindergarten_id
    where place.id in ${kindergartensOf(staff)}
      and coalesce(placed.ends_on, 'infinity') >= ${osloDate(now)}::date
      and not ${isOwnChild(sql`child.id`, staff)}
    order by child.id, placed.starts_on`)
  const readers = await findReaders(
    database,
    rows.map(({ id }) => id),
  )
  const guardians = Map.groupBy(readers, ({ childId }) => childId)
  return {
    children: rows
      .toSorted((one, other) => one.name.localeCompare(other.name, 'no'))
      .map((child) => ({
        ...child,
        guardians: (guardians.get(child.id) ?? []).map(({ id, name }) => ({ id, name })),
      })),
    isStrongLoginOffered,
  }
}
