import type { ClaimState } from '#core/grants/funding/kinds.ts'
import type { AwardFacts } from './plan-award.ts'
import type { FundingRefusal } from './refusals.ts'

export type ClaimAfter = {
  readonly state: ClaimState
  readonly proposedAt: Date
  /** The day on which its money came, as one person has registered it. */
  readonly receivedOn: string | null
}

/** Why a report that was approved cannot be opened again: money has moved because of it. */
export function undoObstacle(about: {
  readonly approvedAt: Date
  /** Parts that the report led to. */
  readonly rest: readonly Pick<AwardFacts['parts'][number], 'progress'>[]
  readonly claims: readonly ClaimAfter[]
}): FundingRefusal | null {
  const { approvedAt, rest, claims } = about
  const isRest = (...progress: readonly AwardFacts['parts'][number]['progress'][]) =>
    rest.some((part) => progress.includes(part.progress))
  if (isRest('sent', 'paid')) return 'REPORT_REST_PAID'
  if (isRest('prepared')) return 'REPORT_REST_PREPARED'
  const hasCome = claims.some(
    ({ state, proposedAt, receivedOn }) =>
      proposedAt >= approvedAt && (state === 'paid' || (state === 'open' && receivedOn !== null)),
  )
  return hasCome ? 'REPORT_CLAIM_PAID' : null
}

/** What a grant lacks in the ledger so that all of it can be paid: a report had given it back. */
export function missingOre({ amountOre, parts, balanceOre }: AwardFacts): number {
  const goneOre = parts
    .filter(({ progress }) => progress === 'sent' || progress === 'paid')
    .reduce((sum, part) => sum + part.amountOre, 0)
  return Math.max(0, amountOre - goneOre - balanceOre)
}
