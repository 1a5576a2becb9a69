import type { FundingView } from './contract.ts'

/** Whether money is still to be paid, so that an account matters: not once all of a settled grant is. */
export const isPaying = (
  state: FundingView['state'],
  parts: readonly Pick<FundingView['parts'][number], 'state'>[],
): boolean =>
  state === 'accepted' || (state === 'settled' && parts.some((part) => part.state !== 'paid'))
