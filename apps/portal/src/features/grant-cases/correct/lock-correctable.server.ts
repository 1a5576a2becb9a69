import { requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type FoundApplication, lockChecked } from '../model/find-checked.server.ts'
import { canBeCorrected } from '../model/formal-decisions.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * Locks an application of which nothing is decided.
 * @throws {Refusal} `GRANT_NOT_FOUND`; `OWN_CASE`; `GRANT_STATE`: it is decided, or withdrawn;
 *   `MEETING_AGREED`
 */
export async function lockCorrectable(
  transaction: Database,
  staff: StaffActor,
  id: string,
): Promise<FoundApplication> {
  const found = await lockChecked(transaction, { id })
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  await requireUninvolved(transaction, staff, [found.application.id])
  if (found.isWithdrawn || found.basis !== null) throw refuseGrant('GRANT_STATE')
  if (!canBeCorrected(found)) throw refuse('MEETING_AGREED')
  return found
}
