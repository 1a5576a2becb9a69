import { m } from '#messages'
import type { NoPayout } from './rules/calculate-refund.ts'

/** Why nothing is paid. */
export const noPayoutTexts = {
  'nothing-spent': m.health_no_payout_nothing,
  'own-share': m.health_no_payout_own_share,
  'cap-reached': m.health_no_payout_cap,
  'too-small': m.health_no_payout_small,
} satisfies Record<NoPayout, () => string>
