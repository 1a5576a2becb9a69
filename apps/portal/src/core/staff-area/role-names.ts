import { m } from '#messages'
import type { StaffRole } from './roles.ts'

export const roleNames = {
  caseworker: m.staff_role_caseworker,
  'payout-approver': m.staff_role_payout_approver,
  sports: m.staff_role_sports,
  contact: m.staff_role_contact,
  health: m.staff_role_health,
  committee: m.staff_role_committee,
  courses: m.staff_role_courses,
  kindergarten: m.staff_role_kindergarten,
  'kindergarten-office': m.staff_role_kindergarten_office,
  admin: m.staff_role_admin,
} satisfies Record<StaffRole, () => string>

export function rolesText(roles: readonly StaffRole[]): string {
  return roles.map((role) => roleNames[role]()).join(', ')
}
