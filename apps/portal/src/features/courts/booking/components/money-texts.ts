import type { PaidMoney } from '#core/payments/contract.ts'
import { m } from '#messages'

/** What is said of a payment that came to nothing: never that nothing was charged while it is not known. */
export const failedTexts = {
  nothing: m.courts_failed_nothing,
  released: m.courts_failed_released,
  returned: m.courts_failed_returned,
  unknown: m.courts_failed_unknown,
  reserved: m.courts_failed_unknown,
  taken: m.courts_failed_unknown,
} satisfies Record<PaidMoney, () => string>

/** The same of one that had ended before, back at the booking. */
export const cancelledTexts = {
  nothing: m.courts_cancelled_nothing,
  released: m.courts_cancelled_released,
  returned: m.courts_cancelled_returned,
  unknown: m.courts_failed_unknown,
  reserved: m.courts_failed_unknown,
  taken: m.courts_failed_unknown,
} satisfies Record<PaidMoney, () => string>
