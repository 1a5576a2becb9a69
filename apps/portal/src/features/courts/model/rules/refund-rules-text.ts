import type { Locale } from '@trivsel/content-contract/locales'

import { getLocale } from '#locale'
import { m } from '#messages'
import type { RefundRules } from './court-setup.ts'

/** The refund rules in words: before the deadline and after it. */
export function describeRefundRules(
  { refundHours: hours, lateRefundPercent: percent }: RefundRules,
  locale: Locale = getLocale(),
): string {
  const options = { locale }
  const late =
    percent > 0 ? m.courts_refund_late({ percent }, options) : m.courts_refund_none({}, options)
  return `${m.courts_refund_full({ hours }, options)} ${late}`
}
