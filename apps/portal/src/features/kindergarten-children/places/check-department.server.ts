import { and, eq, lte, ne, sql } from 'drizzle-orm'
import { requireDepartment } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * A department takes a child from a day on. That it is full is a warning: who accepts it goes on.
 * @throws {Refusal} DEPARTMENT_NOT_FOUND, DEPARTMENT_CLOSED, DEPARTMENT_FULL
 */
export async function checkDepartment(
  transaction: Database,
  staff: StaffActor,
  wanted: {
    readonly departmentId: string
    readonly childId: string
    /** `2026-11-23` */
    readonly from: string
    readonly isFullAccepted: boolean
  },
): Promise<void> {
  const department = await requireDepartment(transaction, staff, wanted.departmentId)
  if (department.closedOn && wanted.from >= department.closedOn) throw refuse('DEPARTMENT_CLOSED')
  if (wanted.isFullAccepted) return
  const taken = await transaction.$count(
    kindergartenEnrolment,
    and(
      eq(kindergartenEnrolment.departmentId, department.id),
      ne(kindergartenEnrolment.childId, wanted.childId),
      lte(kindergartenEnrolment.startsOn, wanted.from),
      sql`coalesce(${kindergartenEnrolment.endsOn}, 'infinity') >= ${wanted.from}::date`,
    ),
  )
  if (taken >= department.places) throw refuse('DEPARTMENT_FULL')
}
