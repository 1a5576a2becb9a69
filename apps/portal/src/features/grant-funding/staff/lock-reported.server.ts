import { eq } from 'drizzle-orm'
import { grantReport } from '#core/grants/funding/tables.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { LoadedAward } from '../model/load-awards.server.ts'
import { lockForStaff } from '../model/lock-for-staff.server.ts'

/**
 * A report with its grant, locked for staff.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `OWN_CASE`
 */
export async function lockReported(
  transaction: Database,
  staff: StaffActor,
  reportId: string,
): Promise<{ loaded: LoadedAward; report: LoadedAward['reports'][number] }> {
  const [known] = await transaction
    .select({ applicationId: grantReport.applicationId })
    .from(grantReport)
    .where(eq(grantReport.id, reportId))
  const loaded = await lockForStaff(transaction, staff, known?.applicationId)
  const report = loaded.reports.find(({ id }) => id === reportId)
  if (!report) throw refuseGrant('GRANT_NOT_FOUND')
  return { loaded, report }
}
