import { asc, eq, inArray, sql } from 'drizzle-orm'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Departments } from '../model/contract.ts'

/** The departments of a member of staff, with how many children are there today. */
export async function listDepartments(
  database: Database,
  staff: StaffActor,
  today: string,
): Promise<Departments> {
  const rows = await database
    .select({
      id: kindergartenDepartment.id,
      name: kindergartenDepartment.name,
      kindergarten: kindergarten.name,
      places: kindergartenDepartment.places,
      closedOn: kindergartenDepartment.closedOn,
      taken: sql<number>`(select count(*)::int from ${kindergartenEnrolment} placed
        where placed.department_id = "kindergarten_department"."id"
          and placed.starts_on <= ${today}::date
          and coalesce(placed.ends_on, 'infinity') >= ${today}::date)`,
    })
    .from(kindergartenDepartment)
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .where(inArray(kindergarten.id, kindergartensOf(staff)))
    .orderBy(asc(kindergarten.name), asc(kindergartenDepartment.name))
  return {
    items: rows.map(({ closedOn, ...department }) => ({
      ...department,
      isClosed: closedOn !== null && closedOn <= today,
    })),
  }
}
