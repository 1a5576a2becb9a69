import type { StaffRole } from '#core/staff-area/roles.ts'

/** Staff who plan courses and let people in. */
export const courseRoles = ['courses'] as const satisfies readonly StaffRole[]
