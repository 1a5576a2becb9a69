import { eq, sql } from 'drizzle-orm'
import { currentQuarantine } from '#core/quarantine/current-quarantine.server.ts'
import type { StaffAccess } from '#core/staff-area/contract.ts'
import { staffRefusal } from '#core/staff-area/require-staff.server.ts'
import { findStaff } from '#core/staff-area/staff-access.server.ts'
import { staffFactor, staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { countRecoveryCodes } from './recovery-codes.server.ts'

/**
 * Which step of entering the staff area is next. Reading it does not prolong the access.
 * @throws {Refusal} FORBIDDEN (403) when the caller is not a member of staff
 */
export async function readStaffAccess(
  database: Database,
  caller: {
    userId: string
    sessionId: string
    firstName: string
    lastName: string
    token: string | undefined
  },
): Promise<StaffAccess> {
  const found = await findStaff(database, caller, { isUse: false })
  if (!found) throw staffRefusal('FORBIDDEN')
  if (found.access)
    return {
      state: 'open',
      name: `${caller.firstName} ${caller.lastName}`,
      roles: found.roles,
      endsAt: found.access.endsAt.toISOString(),
      recoveryCodesLeft: await countRecoveryCodes(database, caller.userId),
      restoredFrom: currentQuarantine()?.backupStartedAt.toISOString() ?? null,
    }
  const [member] = await database
    .select({
      hasFactor: sql<boolean>`${staffFactor.confirmedAt} is not null`,
      isOpen: sql<boolean>`coalesce(${staffMember.enrolmentUntil} > now(), false)`,
    })
    .from(staffMember)
    .leftJoin(staffFactor, eq(staffFactor.userId, staffMember.userId))
    .where(eq(staffMember.userId, caller.userId))
  if (member?.hasFactor) return { state: 'code-needed' }
  return { state: member?.isOpen ? 'enrolment-open' : 'enrolment-closed' }
}
