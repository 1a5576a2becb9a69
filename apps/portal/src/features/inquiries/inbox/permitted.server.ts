import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { canMove, type InquiryRole, inquiryRoles, isConfidential } from '../model/rules.ts'
import { inquiryCategory } from '../model/tables.server.ts'

/** Roles that can answer in any category; the database decides for each inquiry. */
export const inboxRoles = { staff: [...inquiryRoles, 'admin'] } as const

/** For actions without a member of staff: incoming mails and reports of delivery. */
export const anyCategory = { roles: inquiryRoles } as const

/** The roles of the categories that a member of staff may see. */
export function permittedRoles({ roles }: Pick<StaffActor, 'roles'>): InquiryRole[] {
  const isAdmin = roles.includes('admin')
  return inquiryRoles.filter((role) => roles.includes(role) || (isAdmin && !isConfidential(role)))
}

/**
 * A condition on `inquiry_category`: the categories that a member of staff may see. Administrators see all
 * that are not confidential.
 */
export function isPermitted(staff: Pick<StaffActor, 'roles'>): SQL {
  const own = permittedRoles(staff)
  const [only] = own
  if (only === undefined) return sql`false`
  return own.length === 1 ? eq(inquiryCategory.role, only) : inArray(inquiryCategory.role, own)
}

/** A condition on `inquiry_category`: the categories that an inquiry can be moved to. */
export function canMoveTo(from: InquiryRole): SQL {
  return inArray(
    inquiryCategory.role,
    inquiryRoles.filter((to) => canMove(from, to)),
  )
}
