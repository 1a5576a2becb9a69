import { and, eq, gte, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import { isEnrolledOn } from '#core/kindergartens/presence/record-presence.server.ts'
import { kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/*
 * The caller has locked the departments for update: a place in them is added before that or after, since
 * a new enrolment locks its department as what it refers to.
 */

/** Children who are in a department on a day. */
export const countChildrenOn = (database: Database, departmentId: string, date: string) =>
  database.$count(
    kindergartenEnrolment,
    and(eq(kindergartenEnrolment.departmentId, departmentId), isEnrolledOn(date)),
  )

/** Places in a department that reach a day or begin after it. */
export const countPlacesFrom = (database: Database, departmentId: string, date: string) =>
  countFrom(database, eq(kindergartenEnrolment.departmentId, departmentId), date)

/** The same, in all departments of a kindergarten. */
export const countKindergartenPlacesFrom = (
  database: Database,
  kindergartenId: string,
  date: string,
) =>
  countFrom(
    database,
    inArray(
      kindergartenEnrolment.departmentId,
      database
        .select({ id: kindergartenDepartment.id })
        .from(kindergartenDepartment)
        .where(eq(kindergartenDepartment.kindergartenId, kindergartenId)),
    ),
    date,
  )

const countFrom = (database: Database, where: SQL, date: string) =>
  database.$count(
    kindergartenEnrolment,
    and(where, or(isNull(kindergartenEnrolment.endsOn), gte(kindergartenEnrolment.endsOn, date))),
  )
