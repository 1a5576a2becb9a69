import type { MoneyTexts } from '#core/payments/describe-money.ts'
import { m } from '#messages'

/** What happened to the money of a failed payment. */
export const moneyTexts: MoneyTexts = {
  unpaid: m.event_place_money_nothing,
  released: m.event_place_money_released,
  releasing: m.event_place_money_releasing,
  refunded: m.event_place_money_returned,
  unknown: m.event_place_money_unknown,
}
