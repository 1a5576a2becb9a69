import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenOfficeRole } from '#core/kindergartens/roles.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { listClosingDays } from '../closing-days/list-closing-days.server.ts'
import { listDepartments } from '../departments/list-departments.server.ts'
import { listEmployees } from '../employees/list-employees.server.ts'
import { listCandidates, listLeaders } from '../leaders/list-leaders.server.ts'
import { toForm } from '../list/kindergarten-values.server.ts'
import type { KindergartenSetup } from './contract.ts'

/** @throws {Refusal} `KINDERGARTEN_NOT_FOUND`: there is none, or it is not theirs */
export async function readKindergarten(
  database: Database,
  staff: StaffActor,
  { kindergartenId, today }: { readonly kindergartenId: string; readonly today: string },
): Promise<KindergartenSetup> {
  const row = await requireKindergarten(database, staff, kindergartenId)
  const isOffice = staff.roles.includes(kindergartenOfficeRole)
  const [departments, employees, leaders, candidates, closingDays] = await Promise.all([
    listDepartments(database, kindergartenId, today),
    listEmployees(database, kindergartenId),
    listLeaders(database, kindergartenId),
    isOffice ? listCandidates(database) : [],
    listClosingDays(database, kindergartenId, today),
  ])
  return {
    kindergarten: { id: row.id, version: row.version, ...toForm(row) },
    today,
    departments,
    employees,
    leaders,
    candidates,
    closingDays,
  }
}
