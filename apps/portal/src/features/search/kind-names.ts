import { type ListedKind, listOfKind } from '@trivsel/content-contract/addresses'
import { m } from '#messages'
import { pageNames } from '#ui/page-names.ts'
import type { SearchKind } from './kinds.ts'

const unlisted: Record<Exclude<SearchKind, ListedKind>, () => string> = {
  fixedPage: m.search_kind_fixed_page,
  page: m.search_kind_page,
}

/** A kind is called what its list is. */
export function kindName(kind: SearchKind): string {
  return kind === 'fixedPage' || kind === 'page' ? unlisted[kind]() : pageNames[listOfKind[kind]]()
}
