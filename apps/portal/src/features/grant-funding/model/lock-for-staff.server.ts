import { requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type LoadedAward, lockAward } from './load-awards.server.ts'

/**
 * A grant that staff decide about, locked.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `OWN_CASE`
 */
export async function lockForStaff(
  transaction: Database,
  staff: StaffActor,
  applicationId: string | undefined,
): Promise<LoadedAward> {
  const loaded = applicationId === undefined ? null : await lockAward(transaction, applicationId)
  if (!loaded) throw refuseGrant('GRANT_NOT_FOUND')
  await requireUninvolved(transaction, staff, [loaded.application.id])
  return loaded
}
