import type { RepaymentKind } from '#core/health-refunds/decisions.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { RepaymentView } from './contract.ts'

const kindTexts = {
  received: m.health_after_received,
  waived: m.health_after_waived,
  'taken-back': m.health_after_taken_back,
} satisfies Record<RepaymentKind, (inputs: { amount: string }) => string>

/** `Mottatt 500 kr` */
export const repaymentText = ({ kind, amountOre }: RepaymentView): string =>
  kindTexts[kind]({ amount: formatKroner(amountOre) })

/** What registers one. */
export const registerTexts = {
  received: m.health_after_register_received,
  waived: m.health_after_register_waived,
  'taken-back': m.health_after_register_taken_back,
} satisfies Record<RepaymentKind, () => string>
