import type { Locale } from '@trivsel/content-contract/content'
import { getLocale } from '#locale'
import { m } from '#messages'
import type { RefundRules } from './court-setup.ts'

/** What comes back of a booking that is given back, in time and later. */
export function describeRefundRules(
  { refundHours: hours, lateRefundPercent: percent }: RefundRules,
  locale: Locale = getLocale(),
): string {
  const said = { locale }
  const late =
    percent > 0 ? m.courts_refund_late({ percent }, said) : m.courts_refund_none({}, said)
  return `${m.courts_refund_full({ hours }, said)} ${late}`
}
