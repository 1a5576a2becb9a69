import type { KindContract } from '@trivsel/content-contract/kind-contract'
import { kindContracts } from '@trivsel/content-contract/kind-contracts'
import type { Locale } from '@trivsel/content-contract/locales'
import type { SearchKind } from './kinds.ts'

/** What people call a kind: a search for only that finds all of them. */
export const kindWords = (kind: SearchKind, locale: Locale): string =>
  contractOf(kind)?.words[locale] ?? ''

/** Whether results of a kind are below everything else. */
export const isFoundLast = (kind: SearchKind): boolean => contractOf(kind)?.isFoundLast ?? false

function contractOf(kind: SearchKind): KindContract | null {
  return kind === 'page' || kind === 'fixedPage' ? null : kindContracts[kind]
}
