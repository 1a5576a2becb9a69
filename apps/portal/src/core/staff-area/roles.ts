/** What staff may do (decisions, Identity). Editors are known to the content system, not here. */
export const staffRoles = [
  'caseworker',
  'payout-approver',
  'sports',
  'contact',
  'health',
  'committee',
  'courses',
  'kindergarten',
  'kindergarten-office',
  'admin',
] as const
export type StaffRole = (typeof staffRoles)[number]

export function isStaffRole(text: string): text is StaffRole {
  return staffRoles.some((role) => role === text)
}
