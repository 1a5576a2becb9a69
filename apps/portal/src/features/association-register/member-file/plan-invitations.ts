import { locales } from '@trivsel/content-contract/locales'
import { roleName } from '#core/associations/names.ts'
import { type AssociationRight, completeRights, type RoleKind } from '#core/associations/rights.ts'
import type { LineProblem } from './columns.ts'
import type { InviteFile, InviteLine } from './read-invite-file.ts'

export type KnownRole = {
  readonly id: string
  readonly kind: RoleKind
  readonly name: string | null
  readonly rights: readonly AssociationRight[]
}

export type PlannedInvitation = InviteLine & { readonly roleTypeId: string | null }

/**
 * Whom a file invites, or everything that is wrong with it. It looks at the file and at the roles of
 * the association alone: what is known of an address changes nothing.
 * @param own the rights of who imports; null where they may give no role
 */
export function planInvitations(
  file: InviteFile,
  roles: readonly KnownRole[],
  own: readonly AssociationRight[] | null,
): { readonly lines: PlannedInvitation[] } | { readonly problems: LineProblem[] } {
  const counts = new Map<string, number>()
  for (const { email } of file.lines) counts.set(email, (counts.get(email) ?? 0) + 1)
  const problems: LineProblem[] = [...file.problems]
  const lines: PlannedInvitation[] = []
  for (const one of file.lines) {
    const { line, email } = one
    if ((counts.get(email) ?? 0) > 1) {
      problems.push({ line, problem: 'EMAIL_REPEATED' })
      continue
    }
    const found = findRole(one.role, roles, own)
    if (typeof found === 'string') problems.push({ line, problem: found })
    else lines.push({ ...one, roleTypeId: found.roleTypeId })
  }
  if (problems.length === 0) return { lines }
  return { problems: problems.toSorted((one, other) => one.line - other.line) }
}

/** By its name in any language of the site, or as the board calls it. */
function findRole(
  written: string,
  roles: readonly KnownRole[],
  own: readonly AssociationRight[] | null,
): { roleTypeId: string | null } | 'ROLE_UNKNOWN' | 'ROLE_AMBIGUOUS' | 'ROLE_ABOVE_OWN' {
  if (written === '') return { roleTypeId: null }
  const wanted = written.toLowerCase()
  const [role, ...others] = roles.filter((one) => namesOf(one).includes(wanted))
  if (!role) return 'ROLE_UNKNOWN'
  if (others.length > 0) return 'ROLE_AMBIGUOUS'
  if (own === null || completeRights(role.rights).some((right) => !own.includes(right)))
    return 'ROLE_ABOVE_OWN'
  return { roleTypeId: role.id }
}

const namesOf = (role: KnownRole): string[] => [
  ...locales.map((locale) => roleName(role, locale).toLowerCase()),
  ...(role.kind === 'own' ? [] : [role.kind]),
]
