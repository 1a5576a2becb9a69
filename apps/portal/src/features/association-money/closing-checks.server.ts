import type { ClosingCheck } from '#core/associations/closing-check.ts'
import { m } from '#messages'
import { countOpenPayouts } from './payout/count-open.server.ts'

/** Money that is asked for or on its way, before an association is closed or merged. */
export const moneyClosingChecks: readonly ClosingCheck[] = [
  { text: m.association_closing_payouts, count: countOpenPayouts },
]
