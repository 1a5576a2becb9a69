import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { inquiryRoles } from '../rules.ts'
import { inquiryCategory } from '../tables.server.ts'

/** Roles that answer some category or other; which, the database says of each inquiry. */
export const inboxRoles = { staff: [...inquiryRoles, 'admin'] } as const

/** For what no member of staff does: mails that come in, and what became of those that left. */
export const anyCategory = { roles: ['admin'] } as const

/** A condition on `inquiry_category`: those that somebody of the staff may see. */
export function isPermitted({ roles }: Pick<StaffActor, 'roles'>): SQL | undefined {
  if (roles.includes('admin')) return undefined
  const own = inquiryRoles.filter((role) => roles.includes(role))
  const [only] = own
  if (only === undefined) return sql`false`
  return own.length === 1 ? eq(inquiryCategory.role, only) : inArray(inquiryCategory.role, own)
}
