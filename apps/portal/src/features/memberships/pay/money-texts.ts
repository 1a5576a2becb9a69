import type { MoneyTexts } from '#core/payments/describe-money.ts'
import { m } from '#messages'

/** What happened to the money of a failed payment. */
export const moneyTexts: MoneyTexts = {
  unpaid: m.invoice_card_money_nothing,
  released: m.invoice_card_money_released,
  releasing: m.invoice_card_money_releasing,
  refunded: m.invoice_card_money_returned,
  unknown: m.invoice_card_money_unknown,
}
