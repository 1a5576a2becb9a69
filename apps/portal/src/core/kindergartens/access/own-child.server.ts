import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { nationalId } from '#core/national-id/tables.server.ts'
import { ownAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { kindergartenGuardian, kindergartenGuardianship } from '../children/tables.server.ts'

/** A child of this member of staff: about it they read and write as guardians alone. */
export const isOwnChild = (
  childId: SQLWrapper,
  { userId }: Pick<StaffActor, 'userId'>,
): SQL => sql`(
  ${childId} in (
    select bound.child_id from ${kindergartenGuardianship} bound
    join ${kindergartenGuardian} self on self.id = bound.guardian_id
    join ${nationalId} own on own.number_index = self.national_id_index
    where own.user_id = any(${ownAccounts(userId)})))`
