import { and, arrayContains, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffActor } from '../require-staff.server.ts'
import type { StaffRole } from '../roles.ts'
import { staffMember } from '../tables.server.ts'

/** The first of the demo's staff with a role, as the one who does something; undefined without any. */
export async function findDemoStaff(
  database: Database,
  role: StaffRole,
  /** An account of whom another is wanted. */
  except?: string,
): Promise<StaffActor | undefined> {
  const [found] = await database
    .select({ userId: staffMember.userId, roles: staffMember.roles })
    .from(staffMember)
    .innerJoin(user, eq(user.id, staffMember.userId))
    .where(
      and(
        arrayContains(staffMember.roles, [role]),
        isNull(staffMember.endedAt),
        except === undefined ? undefined : ne(staffMember.userId, except),
      ),
    )
    // `staff-caseworker@` is before `staff-caseworker-too@`.
    .orderBy(sql`length(${user.email})`, asc(user.email))
    .limit(1)
  return found && { kind: 'staff', ...found, requestId: null }
}
