import type { MoneyTexts } from '#core/payments/describe-money.ts'
import { m } from '#messages'

/** What is said of a payment that came to nothing while it was being settled. */
export const failedTexts: MoneyTexts = {
  unpaid: m.courts_failed_nothing,
  released: m.courts_failed_released,
  releasing: m.courts_failed_releasing,
  refunded: m.courts_failed_returned,
  unknown: m.courts_failed_unknown,
}

/** The same of one that had ended before, back at the booking. */
export const cancelledTexts: MoneyTexts = {
  unpaid: m.courts_cancelled_nothing,
  released: m.courts_cancelled_released,
  releasing: m.courts_cancelled_releasing,
  refunded: m.courts_cancelled_returned,
  unknown: m.courts_failed_unknown,
}

/** The same of one that the payer has given up by themselves. */
export const givenUpTexts: MoneyTexts = {
  ...cancelledTexts,
  unpaid: m.courts_given_up,
}
