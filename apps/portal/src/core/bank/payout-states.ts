/** The states of a payout; a database trigger allows the same transitions. */
export const payoutStates = [
  'prepared',
  'withdrawn',
  'released',
  'sent',
  'paid',
  'failed',
  /** Paid, and sent back by the bank. */
  'returned',
] as const
export type PayoutState = (typeof payoutStates)[number]

/** Where a payout may go from each state. */
export const payoutSteps: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  prepared: ['withdrawn', 'released'],
  withdrawn: [],
  released: ['sent'],
  sent: ['paid', 'failed'],
  paid: ['returned'],
  failed: [],
  returned: [],
}

/** What was to be paid is neither paid nor on its way: it may be prepared again. */
export const isOver = (state: PayoutState): boolean => overStates.includes(state)
export const overStates: readonly PayoutState[] = ['failed', 'withdrawn', 'returned']

/** A payment file, or a manual payment in the bank, for accounts abroad. */
export const payoutChannels = ['file', 'manual'] as const

/** Why deposit money that is still invoiced is paid out without an approved refund; `other` is in the reason. */
export const payoutCauses = ['student-left', 'wrong-person', 'other'] as const
export type PayoutCause = (typeof payoutCauses)[number]
