import type { ClosingCheck } from '#core/associations/closing-check.ts'
import { m } from '#messages'
import { countUnsettledOf } from './model/count-unsettled.server.ts'

/** Grants that are not settled, before an association is closed or merged. */
export const fundingClosingChecks: readonly ClosingCheck[] = [
  { text: m.grant_funding_closing, count: countUnsettledOf },
]
