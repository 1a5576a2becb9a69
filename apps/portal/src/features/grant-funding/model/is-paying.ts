import type { FundingView } from './contract.ts'

type Paid = Pick<FundingView, 'state' | 'amountOre' | 'paidOre'> & {
  readonly parts: readonly Pick<FundingView['parts'][number], 'state'>[]
}

/** Whether money is still to be paid, so that an account matters: not once all of it is. */
export const isPaying = ({ state, amountOre, paidOre, parts }: Paid): boolean =>
  parts.some((part) => part.state !== 'paid')
    ? state === 'accepted' || state === 'settled'
    : state === 'accepted' && paidOre < amountOre
