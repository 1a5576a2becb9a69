import type { KindContract } from '@trivsel/content-contract/kind-contract'
import { kindContracts } from '@trivsel/content-contract/kind-contracts'
import type { Locale } from '@trivsel/content-contract/locales'
import type { SourceKind } from '#core/site-search/search-source.ts'
import { m } from '#messages'
import type { SearchKind } from './kinds.ts'

const sourceWords: Readonly<Record<SourceKind, (locale: Locale) => string>> = {
  association: (locale) => m.search_words_association({}, { locale }),
  course: (locale) => m.search_words_course({}, { locale }),
  grant: (locale) => m.search_words_grant({}, { locale }),
}
const isSource = (kind: SearchKind): kind is SourceKind => kind in sourceWords

/** What people call a kind: a search for only that finds all of them. */
export const kindWords = (kind: SearchKind, locale: Locale): string =>
  isSource(kind) ? sourceWords[kind](locale) : (contractOf(kind)?.words[locale] ?? '')

/** Whether results of a kind are below everything else. */
export const isFoundLast = (kind: SearchKind): boolean => contractOf(kind)?.isFoundLast ?? false

function contractOf(kind: SearchKind): KindContract | null {
  return kind === 'page' || kind === 'fixedPage' || isSource(kind) ? null : kindContracts[kind]
}
