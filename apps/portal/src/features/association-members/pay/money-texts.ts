import type { MoneyTexts } from '#core/payments/describe-money.ts'
import { m } from '#messages'

/** What happened to the money of a payment that did not make somebody a member. */
export const moneyTexts: MoneyTexts = {
  unpaid: m.association_money_unpaid,
  released: m.association_money_released,
  releasing: m.association_money_releasing,
  refunded: m.association_money_refunded,
  unknown: m.association_money_unknown,
}
