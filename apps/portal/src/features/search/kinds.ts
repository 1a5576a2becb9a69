import { contentKinds } from '@trivsel/content-contract/kinds'

/** What can be found: every kind of content, and the lists and services with fixed addresses. */
export const searchKinds = [...contentKinds, 'fixedPage'] as const
export type SearchKind = (typeof searchKinds)[number]
