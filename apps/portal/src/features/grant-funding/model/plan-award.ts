import type { ReportContent } from '#core/grants/content.ts'
import type { AwardState, PartCause } from '#core/grants/funding/kinds.ts'
import { settledOre } from '#core/grants/money.ts'
import type { GrantPayment } from '#core/grants/setup/kinds.ts'

/**
 * How far the money of a part has come. `waiting`: staff have not approved it. `over`: it was approved,
 * and the payout was stopped, failed or came back. `prepared`: a second person releases it. `sent`: the
 * bank has it.
 */
export type PartProgress = 'waiting' | 'over' | 'prepared' | 'sent' | 'paid'

export type PlannedPart = {
  readonly id: string
  /** Of one that came back: what came back. */
  readonly amountOre: number
  readonly progress: PartProgress
}

export type AwardFacts = {
  readonly state: AwardState
  readonly amountOre: number
  readonly payment: GrantPayment
  readonly firstPartPercent: number
  readonly needsReport: boolean
  /** Of the report that was approved; null where none was. */
  readonly accounts: Pick<ReportContent, 'costs' | 'income'> | null
  /** Those that were not withdrawn. */
  readonly parts: readonly PlannedPart[]
  /** Of the grant in the ledger: what is not on its way to the applicant. */
  readonly balanceOre: number
  /** Claims that are proposed or not paid. */
  readonly openClaims: number
}

/** What has to be done so that a grant is as its facts say; done again, it is nothing. */
export type AwardPlan = {
  /** Ids of parts that are not paid any more. */
  readonly withdrawn: readonly string[]
  readonly added: { readonly cause: PartCause; readonly amountOre: number } | null
  /** What goes back to the budget. */
  readonly backOre: number
  readonly state: AwardState
}

const hasEnded = (state: AwardState): boolean =>
  state === 'declined' || state === 'lapsed' || state === 'withdrawn'

/** Nothing is paid on account once a report says what was needed. */
const isFinal = ({ needsReport, accounts }: AwardFacts): boolean =>
  !needsReport || accounts !== null

/** What is paid to the applicant by now, all parts together. */
export function dueOre(facts: AwardFacts): number {
  const { state, amountOre, payment, firstPartPercent, accounts } = facts
  if (state !== 'accepted' && state !== 'settled') return 0
  if (accounts) return settledOre(amountOre, accounts)
  return payment === 'deficit' ? 0 : Math.floor((amountOre * firstPartPercent) / 100)
}

export function planAward(facts: AwardFacts): AwardPlan {
  const { state, parts, balanceOre } = facts
  if (state === 'offered') return { withdrawn: [], added: null, backOre: 0, state }
  const of = (...progress: readonly PartProgress[]) =>
    parts.filter((part) => progress.includes(part.progress))
  const goneOre = sumOf(of('prepared', 'sent', 'paid'))
  const wantedOre = Math.max(0, dueOre(facts) - goneOre)

  // What the bank has given back is paid again first; it is not counted twice.
  let againOre = 0
  const withdrawn: string[] = []
  for (const part of of('over'))
    if (againOre + part.amountOre <= wantedOre) againOre += part.amountOre
    else withdrawn.push(part.id)
  const missingOre = wantedOre - againOre
  const isThere = sumOf(of('waiting')) === missingOre
  if (!isThere) withdrawn.push(...of('waiting').map(({ id }) => id))
  const added =
    isThere || missingOre === 0 ? null : { cause: causeOf(facts), amountOre: missingOre }

  const preparedOre = sumOf(of('prepared'))
  const keptOre = isFinal(facts) || hasEnded(state) ? wantedOre + preparedOre : balanceOre
  const backOre = Math.max(0, balanceOre - keptOre)
  return { withdrawn, added, backOre, state: nextState(facts, wantedOre) }
}

function causeOf({ accounts, parts }: AwardFacts): PartCause {
  if (accounts) return 'rest'
  return parts.some(({ progress }) => progress !== 'waiting') ? 'more' : 'first'
}

/** Settled once all of it is paid and nothing is claimed; what the bank returns opens it again. */
function nextState(facts: AwardFacts, wantedOre: number): AwardState {
  const { state, parts, openClaims } = facts
  if (state !== 'accepted' && state !== 'settled') return state
  const isOnItsWay = parts.some(({ progress }) => progress === 'prepared' || progress === 'sent')
  return isFinal(facts) && wantedOre === 0 && !isOnItsWay && openClaims === 0
    ? 'settled'
    : 'accepted'
}

const sumOf = (parts: readonly PlannedPart[]): number =>
  parts.reduce((sum, { amountOre }) => sum + amountOre, 0)
