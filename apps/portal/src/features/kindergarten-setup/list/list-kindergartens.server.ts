import { asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import { isEnrolledOn } from '#core/kindergartens/presence/record-presence.server.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ListedKindergarten } from './contract.ts'

/**
 * The kindergartens that a member of staff reaches, by name.
 * @param today children who have a place on it are counted, in departments that are open
 */
export function listKindergartens(
  database: Database,
  staff: StaffActor,
  today: string,
): Promise<ListedKindergarten[]> {
  const here = database
    .select({ departmentId: kindergartenEnrolment.departmentId, children: count().as('children') })
    .from(kindergartenEnrolment)
    .where(isEnrolledOn(today))
    .groupBy(kindergartenEnrolment.departmentId)
    .as('here')
  const open = database
    .select()
    .from(kindergartenDepartment)
    .where(or(isNull(kindergartenDepartment.closedOn), gt(kindergartenDepartment.closedOn, today)))
    .as('open')
  return database
    .select({
      id: kindergarten.id,
      name: kindergarten.name,
      departments: sql<number>`count(${open.id})::int`,
      places: sql<number>`coalesce(sum(${open.places}), 0)::int`,
      children: sql<number>`coalesce(sum(${here.children}), 0)::int`,
      closedOn: kindergarten.closedOn,
    })
    .from(kindergarten)
    .leftJoin(open, eq(open.kindergartenId, kindergarten.id))
    .leftJoin(here, eq(here.departmentId, open.id))
    .where(inArray(kindergarten.id, kindergartensOf(staff)))
    .groupBy(kindergarten.id)
    .orderBy(asc(kindergarten.name))
}
