import type { StaffRole } from '#core/staff-area/roles.ts'

/** With so few recovery codes, or fewer, it is time for new ones. */
export const fewCodes = 3

/**
 * Roles that an administrator gives alone. All others reach money, health or who is of the staff: a
 * second administrator confirms them. A new role is one of those until it is listed here.
 */
const givenAlone: readonly StaffRole[] = ['contact']

/**
 * Whether a second administrator confirms a change of roles: it adds one that reaches that far. Such a
 * change waits as a whole, for what it takes away may be all that the person has: they would be left
 * without a role, or with half of the change. What is to be taken away at once is saved by itself.
 */
export function needsSecondPerson(
  before: readonly StaffRole[],
  after: readonly StaffRole[],
): boolean {
  return after.some((role) => !givenAlone.includes(role) && !before.includes(role))
}

type Person = {
  readonly isYou: boolean
  readonly endedAt: string | null
  readonly roles: readonly StaffRole[]
}

/** Whether nobody is there who could confirm what an administrator proposes. */
export function isOnlyAdmin(people: readonly Person[]): boolean {
  return !people.some(({ isYou, endedAt, roles }) => !isYou && !endedAt && roles.includes('admin'))
}
