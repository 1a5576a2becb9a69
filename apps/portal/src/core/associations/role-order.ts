import { type Locale, languageOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { type RoleKind, standardRoles } from './rights.ts'

type Role = { readonly kind: RoleKind; readonly name: string | null }

/** The leader first and the other standard roles after it; then own ones by name, as a language sorts. */
export function inRoleOrder<Given extends Role>(
  roles: readonly Given[],
  locale: Locale = getLocale(),
): Given[] {
  const { compare } = new Intl.Collator(languageOf(locale))
  const rank = ({ kind }: Role) =>
    kind === 'own' ? standardRoles.length : standardRoles.indexOf(kind)
  return roles.toSorted(
    (one, other) => rank(one) - rank(other) || compare(one.name ?? '', other.name ?? ''),
  )
}
