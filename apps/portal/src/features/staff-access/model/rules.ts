import type { StaffRole } from '#core/staff-area/roles.ts'

/** With this number of recovery codes or fewer, we suggest new ones. */
export const fewCodes = 3

/**
 * Roles that one administrator can give. All others give access to money, health data or the staff list,
 * so a second administrator confirms them. A new role needs confirmation until it is listed here.
 */
const rolesWithoutConfirmation: readonly StaffRole[] = ['contact']

/**
 * Whether a second administrator must confirm a change of roles, because it adds a sensitive role. Such a
 * change waits as a whole: removing roles immediately could leave the person without any role, or with
 * half of the change. An administrator who wants to remove a role immediately saves that separately.
 */
export function needsSecondPerson(
  before: readonly StaffRole[],
  after: readonly StaffRole[],
): boolean {
  return after.some((role) => !rolesWithoutConfirmation.includes(role) && !before.includes(role))
}

/** In any order. */
export function hasSameRoles(before: readonly StaffRole[], after: readonly StaffRole[]): boolean {
  return before.length === after.length && before.every((role) => after.includes(role))
}

type Person = {
  readonly isYou: boolean
  readonly endedAt: string | null
  readonly roles: readonly StaffRole[]
}

/** Whether there is no other administrator who could confirm a proposal. */
export function isOnlyAdmin(people: readonly Person[]): boolean {
  return !people.some(({ isYou, endedAt, roles }) => !isYou && !endedAt && roles.includes('admin'))
}
