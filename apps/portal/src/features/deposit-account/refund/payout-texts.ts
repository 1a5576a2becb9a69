import type { PayoutState } from '#core/bank/payout-states.ts'
import { m } from '#messages'

export const payoutStateTexts = {
  prepared: m.refund_payout_prepared,
  withdrawn: m.refund_payout_withdrawn,
  released: m.refund_payout_released,
  sent: m.refund_payout_sent,
  paid: m.refund_payout_paid,
  failed: m.refund_payout_failed,
  returned: m.refund_payout_returned,
} satisfies Record<PayoutState, () => string>
