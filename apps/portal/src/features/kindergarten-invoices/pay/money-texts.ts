import type { MoneyTexts } from '#core/payments/describe-money.ts'
import { m } from '#messages'

/** What happened to the money of a failed payment. */
export const moneyTexts: MoneyTexts = {
  unpaid: m.kindergarten_card_unpaid,
  released: m.kindergarten_card_released,
  releasing: m.kindergarten_card_releasing,
  refunded: m.kindergarten_card_refunded,
  unknown: m.kindergarten_card_unknown,
}
