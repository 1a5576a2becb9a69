import { m } from '#messages'

/* The keys that the tables of core have for members, in words, for the browser too. */

export const memberStates = ['requested', 'member', 'ended'] as const
export const feePayments = ['free', 'card', 'cash', 'staff'] as const

export const memberStateNames = {
  requested: m.register_state_requested,
  member: m.register_state_member,
  ended: m.register_state_ended,
} satisfies Record<(typeof memberStates)[number], () => string>

export const paymentNames = {
  free: m.register_paid_free,
  card: m.register_paid_card,
  cash: m.register_paid_cash,
  staff: m.register_paid_staff,
} satisfies Record<(typeof feePayments)[number], () => string>
