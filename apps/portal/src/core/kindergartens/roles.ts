import type { StaffRole } from '#core/staff-area/roles.ts'

/** Leaders of single kindergartens: what they reach is in `kindergarten_leader`. */
export const kindergartenLeaderRole = 'kindergarten' satisfies StaffRole

/** The organisation's office for all of its kindergartens. */
export const kindergartenOfficeRole = 'kindergarten-office' satisfies StaffRole

/** Staff of any kindergarten. Each operation then checks which (`require-kindergarten.server.ts`). */
export const kindergartenRoles = [
  kindergartenLeaderRole,
  kindergartenOfficeRole,
] as const satisfies readonly StaffRole[]

export const kindergartenOfficeRoles = [
  kindergartenOfficeRole,
] as const satisfies readonly StaffRole[]
