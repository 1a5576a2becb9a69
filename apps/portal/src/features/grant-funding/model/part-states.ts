import type { PayoutState } from '#core/bank/payout-states.ts'

/** How far a part has come, as people read it. */
export const shownStates = [
  /** Staff have not approved it. */
  'waiting',
  /** Approved; a second person releases it. */
  'prepared',
  /** Stopped by staff after it was approved. */
  'stopped',
  /** In a file for the bank. */
  'on-its-way',
  'paid',
  'failed',
  'returned',
] as const
export type ShownState = (typeof shownStates)[number]

const shownOf: Readonly<Record<PayoutState, ShownState>> = {
  prepared: 'prepared',
  withdrawn: 'stopped',
  released: 'on-its-way',
  sent: 'on-its-way',
  paid: 'paid',
  failed: 'failed',
  returned: 'returned',
}

/** @param payout the state of the latest attempt to pay it; null where there is none */
export const shownState = (payout: PayoutState | null): ShownState =>
  payout === null ? 'waiting' : shownOf[payout]
