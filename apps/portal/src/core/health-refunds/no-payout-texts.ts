import { m } from '#messages'
import type { NoPayout } from './rules/calculate-refund.ts'

/** Why nothing is paid. */
export const noPayoutTexts = {
  'nothing-spent': m.health_steps_nothing_spent,
  'own-share': m.health_steps_only_own_share,
  'cap-reached': m.health_steps_cap_reached,
  'too-small': m.health_steps_too_small,
} satisfies Record<NoPayout, () => string>
