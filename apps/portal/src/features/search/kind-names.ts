import { listedKinds } from '@trivsel/content-contract/kinds'
import { getLocale } from '#locale'
import { m } from '#messages'
import type { SearchKind } from './kinds.ts'

/** A kind is called what its list is. */
export function kindName(kind: SearchKind): string {
  if (kind === 'association') return m.search_kind_association()
  if (kind === 'course') return m.search_kind_course()
  if (kind === 'grant') return m.search_kind_grant()
  if (kind === 'fixedPage') return m.search_kind_fixed_page()
  return kind === 'page' ? m.search_kind_page() : listedKinds[kind].name[getLocale()]
}
