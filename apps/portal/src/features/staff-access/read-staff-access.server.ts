import { eq, sql } from 'drizzle-orm'
import type { StaffAccess } from '#core/staff-area/contract.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { findStaff } from '#core/staff-area/staff-access.server.ts'
import { staffFactor, staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { countRecoveryCodes } from './recovery-codes.server.ts'

/**
 * How far somebody of the staff has come. Asking is no use of the access.
 * @throws {Refusal} FORBIDDEN (403): not of the staff
 */
export async function readStaffAccess(
  database: Database,
  asker: {
    userId: string
    sessionId: string
    firstName: string
    lastName: string
    token: string | undefined
  },
): Promise<StaffAccess> {
  const found = await findStaff(database, asker, { isUse: false })
  if (!found) throw staffRefusal('FORBIDDEN')
  if (found.access)
    return {
      state: 'open',
      name: `${asker.firstName} ${asker.lastName}`,
      roles: found.roles,
      endsAt: found.access.endsAt.toISOString(),
      recoveryCodesLeft: await countRecoveryCodes(database, asker.userId),
    }
  const [member] = await database
    .select({
      hasFactor: sql<boolean>`${staffFactor.confirmedAt} is not null`,
      isOpen: sql<boolean>`coalesce(${staffMember.enrolmentUntil} > now(), false)`,
    })
    .from(staffMember)
    .leftJoin(staffFactor, eq(staffFactor.userId, staffMember.userId))
    .where(eq(staffMember.userId, asker.userId))
  if (member?.hasFactor) return { state: 'code-needed' }
  return { state: member?.isOpen ? 'enrolment-open' : 'enrolment-closed' }
}
