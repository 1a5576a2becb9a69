import { contentKinds } from '@trivsel/content-contract/kinds'
import { sourceKinds } from '#core/site-search/search-source.ts'

/**
 * What can be found: every kind of content, the lists and services with fixed addresses, and what
 * features have of their own.
 */
export const searchKinds = [...contentKinds, 'fixedPage', ...sourceKinds] as const
export type SearchKind = (typeof searchKinds)[number]
