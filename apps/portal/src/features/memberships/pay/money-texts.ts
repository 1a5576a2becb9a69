import type { MoneyTexts } from '#core/payments/tell-money.ts'
import { m } from '#messages'

/** What happened to the money of a failed payment. */
export const moneyTexts: MoneyTexts = {
  nothing: m.invoice_card_money_nothing,
  released: m.invoice_card_money_released,
  releasing: m.invoice_card_money_releasing,
  returned: m.invoice_card_money_returned,
  unknown: m.invoice_card_money_unknown,
}
