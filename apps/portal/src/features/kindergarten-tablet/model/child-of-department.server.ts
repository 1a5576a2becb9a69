import { and, eq, type SQL, sql } from 'drizzle-orm'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import { isEnrolledOn } from '#core/kindergartens/presence/record-presence.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AdmittedDevice } from './admit-device.server.ts'

/** Of a place in the department of a tablet today. */
const isOfDepartment = ({ departmentId }: Pick<AdmittedDevice, 'departmentId'>, now: Date) =>
  and(eq(kindergartenEnrolment.departmentId, departmentId), isEnrolledOn(osloDate(now)))

/** The children with a place there today, as ids for a query. */
export const childrenOfDepartment = (
  device: Pick<AdmittedDevice, 'departmentId'>,
  now: Date,
): SQL => sql`(select ${kindergartenEnrolment.childId} from ${kindergartenEnrolment}
  where ${isOfDepartment(device, now)})`

/** @throws {Refusal} CHILD_NOT_FOUND */
export async function requireChildOfDepartment(
  database: Database,
  device: AdmittedDevice,
  childId: string,
  now: Date,
): Promise<void> {
  const placed = await database.$count(
    kindergartenEnrolment,
    and(eq(kindergartenEnrolment.childId, childId), isOfDepartment(device, now)),
  )
  if (placed === 0) throw refuseKindergarten('CHILD_NOT_FOUND')
}
