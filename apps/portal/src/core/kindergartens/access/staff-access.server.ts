import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import { kindergartenEnrolment } from '../children/tables.server.ts'
import { refuseKindergarten } from '../refuse.server.ts'
import { kindergartenOfficeRole } from '../roles.ts'
import { kindergarten, kindergartenDepartment, kindergartenLeader } from '../setup/tables.server.ts'

/** The kindergartens of a member of staff, as ids for a query: all for the office, a leader's own. */
export function kindergartensOf({ userId, roles }: Pick<StaffActor, 'userId' | 'roles'>): SQL {
  if (roles.includes(kindergartenOfficeRole))
    return sql`(select ${kindergarten.id} from ${kindergarten})`
  return sql`(select led.kindergarten_id from ${kindergartenLeader} led where led.user_id = ${userId})`
}

/** @throws {Refusal} `KINDERGARTEN_NOT_FOUND`: there is none, or it is not theirs */
export async function requireKindergarten(
  database: Database,
  staff: StaffActor,
  kindergartenId: string,
) {
  const [found] = await database
    .select()
    .from(kindergarten)
    .where(
      and(eq(kindergarten.id, kindergartenId), inArray(kindergarten.id, kindergartensOf(staff))),
    )
  if (!found) throw refuseKindergarten('KINDERGARTEN_NOT_FOUND')
  return found
}

/** @throws {Refusal} `DEPARTMENT_NOT_FOUND`: there is none, or it is not of a kindergarten of theirs */
export async function requireDepartment(
  database: Database,
  staff: StaffActor,
  departmentId: string,
) {
  const [found] = await database
    .select()
    .from(kindergartenDepartment)
    .where(
      and(
        eq(kindergartenDepartment.id, departmentId),
        inArray(kindergartenDepartment.kindergartenId, kindergartensOf(staff)),
      ),
    )
  if (!found) throw refuseKindergarten('DEPARTMENT_NOT_FOUND')
  return found
}

/**
 * Children with a place in a kindergarten of theirs, now or later, and those whose last place was there.
 * A child that has moved to another kindergarten is the other leader's from the day after its last day.
 */
export const childrenOf = (staff: Pick<StaffActor, 'userId' | 'roles'>): SQL => sql`(
  select placed.child_id from ${kindergartenEnrolment} placed
  join ${kindergartenDepartment} dept on dept.id = placed.department_id
  where dept.kindergarten_id in ${kindergartensOf(staff)}
    and (placed.ends_on is null or placed.ends_on >= (now() at time zone ${timeZone})::date
      or not exists (select 1 from ${kindergartenEnrolment} following
        where following.child_id = placed.child_id and following.starts_on > placed.starts_on)))`

/** @throws {Refusal} `CHILD_NOT_FOUND` */
export async function requireChild(
  database: Database,
  staff: StaffActor,
  childId: string,
): Promise<void> {
  const { rows } = await database.execute(
    sql`select 1 from ${childrenOf(staff)} as theirs (child_id) where theirs.child_id = ${childId} limit 1`,
  )
  if (rows.length === 0) throw refuseKindergarten('CHILD_NOT_FOUND')
}
