import { addDays } from '#platform/time/date.ts'

/** Days within which contact persons can withdraw an assembly themselves. */
export const withdrawDays = 7
/** Days between reminders to the board of items that it has not accepted. */
export const handoverReminderDays = 14
/** Days after which staff see that a hand-over waits. */
export const lateHandoverDays = 30
/** An assembly that was held longer ago is registered by staff. */
export const oldestAssemblyDays = 365

/** Roles that one assembly gives. */
export const mostRoles = 50
/** Addresses that one assembly invites. */
export const mostNewContacts = 10

export type DayProblem = 'ASSEMBLY_IN_FUTURE' | 'ASSEMBLY_TOO_OLD'

export function judgeAssemblyDay(heldOn: string, today: string): DayProblem | null {
  if (heldOn > today) return 'ASSEMBLY_IN_FUTURE'
  return heldOn < addDays(today, -oldestAssemblyDays) ? 'ASSEMBLY_TOO_OLD' : null
}

/** @param registeredOn a day in Norway */
export const canWithdraw = (registeredOn: string, today: string): boolean =>
  today <= addDays(registeredOn, withdrawDays)

type Role = { readonly roleTypeId: string; readonly userId: string }

/**
 * What becomes of the roles of today: somebody who is elected again keeps theirs, all others end.
 * @returns `given`: each once, without those that go on
 */
export function changeRoles<Current extends Role & { readonly id: string }>(
  current: readonly Current[],
  elected: readonly Role[],
): { readonly ended: Current[]; readonly given: Role[] } {
  const keyOf = ({ roleTypeId, userId }: Role) => `${roleTypeId} ${userId}`
  const wanted = new Map(elected.map((role) => [keyOf(role), role]))
  const has = new Set(current.map(keyOf))
  return {
    ended: current.filter((role) => !wanted.has(keyOf(role))),
    given: [...wanted].filter(([key]) => !has.has(key)).map(([, role]) => role),
  }
}

/** Whether somebody answers for the association after it: one who stays, or one who is invited. */
export const leavesContact = (contacts: {
  readonly all: number
  readonly steppingDown: number
  readonly invited: number
}): boolean => contacts.all > contacts.steppingDown || contacts.invited > 0
