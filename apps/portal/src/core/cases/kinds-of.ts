import type { StaffRole } from '#core/staff-area/roles.ts'

type DecidedByRoles = {
  /** One of them is enough to see and decide its cases; without them it is for caseworkers. */
  readonly roles?: readonly StaffRole[]
}

const usualRoles: readonly StaffRole[] = ['caseworker']

/** Who decides the cases of a kind. Nobody else sees them, administrators included. */
export const rolesOfKind = ({ roles = usualRoles }: DecidedByRoles): readonly StaffRole[] => roles

/** The kinds whose cases somebody with these roles handles. */
export function kindsOf<Kind extends DecidedByRoles>(
  kinds: readonly Kind[],
  roles: readonly StaffRole[],
): Kind[] {
  return kinds.filter((kind) => rolesOfKind(kind).some((role) => roles.includes(role)))
}

/** Everybody who handles one of the kinds; caseworkers also where there is none. */
export function rolesOf(kinds: readonly DecidedByRoles[]): StaffRole[] {
  return [...new Set([...usualRoles, ...kinds.flatMap(rolesOfKind)])]
}

/** The kinds of whose cases statistics are made. */
export const withStatistics = <Kind extends { readonly isConfidential?: true }>(
  kinds: readonly Kind[],
): Kind[] => kinds.filter(({ isConfidential }) => !isConfidential)
