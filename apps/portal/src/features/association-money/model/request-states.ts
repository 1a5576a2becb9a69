import type { PayoutState } from '#core/bank/payout-states.ts'

/** The states of a request. What becomes of an approved one is the state of its payout. */
export const requestStates = ['waiting', 'approved', 'declined', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

/** Who asked for it. */
export const requesters = ['board', 'staff'] as const

export const shownStates = [
  'waiting',
  'declined',
  'withdrawn',
  /** Approved; a second person releases it. */
  'prepared',
  /** Withdrawn by staff after it was approved. */
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
export function shownState(state: RequestState, payout: PayoutState | null): ShownState {
  if (state !== 'approved') return state
  return payout === null ? 'prepared' : shownOf[payout]
}

export const requestKeyOf = (requestId: string): string => `association:${requestId}`

/** @returns the id of the request; null for a key of something else */
export function requestOf(requestKey: string): string | null {
  const [kind, id = ''] = requestKey.split(':')
  return kind === 'association' ? (id.split('/')[0] ?? null) : null
}
