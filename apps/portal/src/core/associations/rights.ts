/**
 * Who may do what for an association. Contact persons may do everything. A role has the rights that
 * the board gives it; it counts from its first day to its last one.
 */

export const roleKinds = ['leader', 'treasurer', 'deputy', 'event', 'own'] as const
export type RoleKind = (typeof roleKinds)[number]

/** Those that every association has from the beginning; `own` ones are named by the board. */
export const standardRoles = ['leader', 'treasurer', 'deputy', 'event'] as const

export const associationRights = [
  /** Read the register of members. */
  'register',
  /** Accept, invite and remove members, and correct their entries. */
  'members',
  /** Give roles and end them. */
  'roles',
  /** The public page, and how people become members. */
  'profile',
  'events',
  'newsletter',
  /** Fees, the account and payouts. */
  'money',
] as const
export type AssociationRight = (typeof associationRights)[number]

/** What a role may do until the board changes it. */
export const usualRights: Readonly<Record<RoleKind, readonly AssociationRight[]>> = {
  leader: associationRights,
  deputy: ['register', 'members', 'roles', 'profile', 'events', 'newsletter'],
  treasurer: ['register', 'money'],
  event: ['events'],
  own: [],
}

/** Without reading the register nobody can change it. */
export function completeRights(rights: readonly AssociationRight[]): AssociationRight[] {
  const needed: AssociationRight[] = rights.includes('members') ? ['register'] : []
  return associationRights.filter((right) => rights.includes(right) || needed.includes(right))
}

/** Whether a role counts on a day. `endsOn` is its last day. */
export function isRoleCurrent(
  role: { readonly startsOn: string; readonly endsOn: string | null },
  today: string,
): boolean {
  return role.startsOn <= today && (role.endsOn === null || role.endsOn >= today)
}
