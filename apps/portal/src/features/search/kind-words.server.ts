import type { Locale } from '@trivsel/content-contract/content'
import { kindContracts } from '@trivsel/content-contract/kind-contracts'
import type { SearchKind } from './kinds.ts'

/** What people call a kind: whoever writes only that gets all of them. */
export const kindWords = (kind: SearchKind, locale: Locale): string =>
  kind === 'page' || kind === 'fixedPage' ? '' : kindContracts[kind].words[locale]
