import type { AwardState } from '../funding/kinds.ts'
import type { Outcome } from './kinds.ts'

export type KnownAward = { readonly state: AwardState; readonly amountOre: number }

/** What a decision makes of a grant, and how much more or less is promised to the applicant by it. */
export type NextAward = {
  /** Null where there is none, and none is made. */
  readonly state: AwardState | null
  readonly amountOre: number
  /** In øre: from the budget to the grant; back, below 0. */
  readonly moreOre: number
}

/** Money of grants in these states is kept for the applicant. */
const isPromised = (state: AwardState): boolean => state === 'offered' || state === 'accepted'

/**
 * One that was accepted stays accepted with another amount. One that was declined, has lapsed or was
 * taken away is offered again. One that is settled changes only upwards, and is accepted again until the
 * rest is paid: what is below, is claimed back.
 *
 * @returns `paid`: less than was settled
 */
export function nextAward(
  before: KnownAward | null,
  decision: { readonly outcome: Outcome; readonly amountOre: number },
): NextAward | 'paid' {
  const { amountOre } = decision
  const promisedOre = before && isPromised(before.state) ? before.amountOre : 0
  if (before?.state === 'settled') {
    if (amountOre < before.amountOre) return 'paid'
    const isMore = amountOre > before.amountOre
    return {
      state: isMore ? 'accepted' : 'settled',
      amountOre,
      moreOre: amountOre - before.amountOre,
    }
  }
  if (decision.outcome === 'refused')
    return { state: before && 'withdrawn', amountOre: 0, moreOre: 0 - promisedOre }
  const state = before?.state === 'accepted' ? 'accepted' : 'offered'
  return { state, amountOre, moreOre: amountOre - promisedOre }
}
