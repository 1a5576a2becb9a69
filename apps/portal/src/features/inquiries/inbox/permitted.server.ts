import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { type InquiryRole, inquiryRoles, isConfidential, mayMove } from '../model/rules.ts'
import { inquiryCategory } from '../model/tables.server.ts'

/** Roles that answer some category or other; which, the database says of each inquiry. */
export const inboxRoles = { staff: [...inquiryRoles, 'admin'] } as const

/** For what no member of staff does: mails that come in, and what became of those that left. */
export const anyCategory = { roles: inquiryRoles } as const

/**
 * A condition on `inquiry_category`: those that somebody of the staff may see. Admins see all but what is
 * confidential.
 */
export function isPermitted({ roles }: Pick<StaffActor, 'roles'>): SQL {
  const isAdmin = roles.includes('admin')
  const own = inquiryRoles.filter(
    (role) => roles.includes(role) || (isAdmin && !isConfidential(role)),
  )
  const [only] = own
  if (only === undefined) return sql`false`
  return own.length === 1 ? eq(inquiryCategory.role, only) : inArray(inquiryCategory.role, own)
}

/** A condition on `inquiry_category`: those that an inquiry may be moved to. */
export function mayMoveTo(from: InquiryRole): SQL {
  return inArray(
    inquiryCategory.role,
    inquiryRoles.filter((to) => mayMove(from, to)),
  )
}
