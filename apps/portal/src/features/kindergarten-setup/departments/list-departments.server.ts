import { asc, count, eq, sql } from 'drizzle-orm'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import { isEnrolledOn } from '#core/kindergartens/presence/record-presence.server.ts'
import { kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { DepartmentEntry } from './contract.ts'

/** All departments of a kindergarten by name, with the children who have a place there today. */
export function listDepartments(
  database: Database,
  kindergartenId: string,
  today: string,
): Promise<DepartmentEntry[]> {
  const here = database
    .select({ departmentId: kindergartenEnrolment.departmentId, children: count().as('children') })
    .from(kindergartenEnrolment)
    .where(isEnrolledOn(today))
    .groupBy(kindergartenEnrolment.departmentId)
    .as('here')
  return database
    .select({
      id: kindergartenDepartment.id,
      version: kindergartenDepartment.version,
      name: kindergartenDepartment.name,
      places: kindergartenDepartment.places,
      closedOn: kindergartenDepartment.closedOn,
      children: sql<number>`coalesce(${here.children}, 0)::int`,
    })
    .from(kindergartenDepartment)
    .leftJoin(here, eq(here.departmentId, kindergartenDepartment.id))
    .where(eq(kindergartenDepartment.kindergartenId, kindergartenId))
    .orderBy(asc(kindergartenDepartment.name))
}
