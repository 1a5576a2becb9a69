import { cancelRuleTexts } from '#core/courses/rule-texts.ts'
import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { formatSpan } from '#platform/time/format-span.ts'
import type { CourseRule, CourseToBook } from './contract.ts'

/** `Tirsdag 24. november kl. 18.30–20.30, Salen` */
export function dateText({ startsAt, endsAt, place }: CourseToBook['dates'][number]): string {
  const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const when = sentenceCase(formatSpan(span, formatDayAndTime))
  return place ? `${when}, ${place}` : when
}

/** What cancelling gives back, beside the button that books or cancels what costs something. */
export const ruleText = (
  rule: CourseRule,
  { isMoved = false }: { readonly isMoved?: boolean } = {},
): string => {
  const refundUntil = new Date(rule.refundUntil)
  return cancelRuleTexts({ ...rule, refundUntil, isFree: false, isMoved }).join(' ')
}

export const priceText = (ore: number): string =>
  ore === 0 ? m.course_booking_price_free() : formatKroner(ore)
