import type { PayoutState } from '#core/bank/payout-states.ts'
import type { LoadedAward, LoadedPart } from './load-awards.server.ts'
import type { AwardFacts, PartProgress } from './plan-award.ts'

const progressOf: Readonly<Record<PayoutState, PartProgress>> = {
  prepared: 'prepared',
  withdrawn: 'over',
  released: 'sent',
  sent: 'sent',
  paid: 'paid',
  failed: 'over',
  returned: 'over',
}

export const partProgress = ({ payout }: LoadedPart): PartProgress =>
  payout ? progressOf[payout.state] : 'waiting'

/** What is paid by the next attempt: the bank may have kept a fee of what came back. */
export const partOre = ({ row, payout }: LoadedPart): number =>
  payout?.returnedOre ?? payout?.amountOre ?? row.amountOre

export const livingParts = ({ parts }: LoadedAward): LoadedPart[] =>
  parts.filter(({ row }) => row.state !== 'withdrawn')

/** What the applicant has by the bank's word, in øre. */
export const paidOre = (loaded: LoadedAward): number =>
  livingParts(loaded)
    .filter((part) => partProgress(part) === 'paid')
    .reduce((sum, part) => sum + partOre(part), 0)

/** Whether the outcome of a payout is not known. */
export const isOnItsWay = (loaded: LoadedAward): boolean =>
  livingParts(loaded).some((part) => ['prepared', 'sent'].includes(partProgress(part)))

/** What is claimed back of it, whether it has come or not. */
export const claimedOre = ({ claims }: LoadedAward): number =>
  claims
    .filter(({ state }) => state !== 'cancelled')
    .reduce((sum, { amountOre }) => sum + amountOre, 0)

export function factsOf(loaded: LoadedAward): AwardFacts {
  const { award, type, reports, claims, balanceOre } = loaded
  const approved = reports.findLast(({ state }) => state === 'approved')
  return {
    state: award.state,
    amountOre: award.amountOre,
    payment: type.payment,
    firstPartPercent: type.firstPartPercent,
    needsReport: award.reportDue !== null,
    accounts: approved?.content ?? null,
    parts: livingParts(loaded).map((part) => ({
      id: part.row.id,
      amountOre: partOre(part),
      progress: partProgress(part),
    })),
    balanceOre,
    openClaims: claims.filter(({ state }) => state === 'proposed' || state === 'open').length,
  }
}
