import type { HelpedPageKey } from '@trivsel/content-contract/addresses'
import { m } from '#messages'

/** What a member can request from a trainer. */
export const requestKinds = ['pt', 'boost'] as const
export type RequestKind = (typeof requestKinds)[number]

export const kindNames = {
  pt: m.training_request_pt,
  boost: m.training_request_boost,
} satisfies Record<RequestKind, () => string>

/** The page with the form for each kind. */
export const pageOfKind = {
  pt: 'personalTraining',
  boost: 'boost',
} as const satisfies Record<RequestKind, HelpedPageKey>
