import type { MoneyTexts } from '#core/payments/describe-money.ts'
import { m } from '#messages'

/** Texts for a payment that failed while it was processed. */
export const failedTexts: MoneyTexts = {
  unpaid: m.courts_failed_nothing,
  released: m.courts_failed_released,
  releasing: m.courts_failed_releasing,
  refunded: m.courts_failed_returned,
  unknown: m.courts_failed_unknown,
}

/** Texts for a payment that had already ended, shown back at the choice. */
export const cancelledTexts: MoneyTexts = {
  unpaid: m.courts_cancelled_nothing,
  released: m.courts_cancelled_released,
  releasing: m.courts_cancelled_releasing,
  refunded: m.courts_cancelled_returned,
  unknown: m.courts_failed_unknown,
}

/** Texts for a payment that the payer cancelled. */
export const cancelledByPayerTexts: MoneyTexts = {
  ...cancelledTexts,
  unpaid: m.courts_payment_cancelled,
}
