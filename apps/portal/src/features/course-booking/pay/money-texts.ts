import type { MoneyTexts } from '#core/payments/describe-money.ts'
import { m } from '#messages'

/** What happened to the money of a failed payment. */
export const moneyTexts: MoneyTexts = {
  unpaid: m.course_booking_money_nothing,
  released: m.course_booking_money_released,
  releasing: m.course_booking_money_releasing,
  refunded: m.course_booking_money_returned,
  unknown: m.course_booking_money_unknown,
}
