import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import type { CourseRule, CourseToBook } from './contract.ts'

const at = (instant: string) => formatDayAndTime(new Date(instant))

/** `Tirsdag 24. november kl. 18.30–20.30, Salen` */
export function dateText({ startsAt, endsAt, place }: CourseToBook['dates'][number]): string {
  const when = `${sentenceCase(at(startsAt))}–${formatTime(new Date(endsAt))}`
  return place ? `${when}, ${place}` : when
}

/** What cancelling gives back, beside the button that books or cancels. */
export function ruleText(
  { refundUntil, keepOre, keepPercent }: CourseRule,
  { isMoved = false }: { readonly isMoved?: boolean } = {},
): string {
  if (isMoved) return m.course_booking_rules_moved({ until: at(refundUntil) })
  if (keepOre === 0 && keepPercent === 0) return m.course_booking_rules_all()
  return m.course_booking_rules_keep({ until: at(refundUntil), kept: feeText() })

  function feeText(): string {
    const amount = formatKroner(keepOre)
    if (keepPercent === 0) return amount
    return keepOre === 0
      ? m.course_booking_rules_kept_share({ percent: keepPercent })
      : m.course_booking_rules_kept_both({ amount, percent: keepPercent })
  }
}

export const priceText = (ore: number): string =>
  ore === 0 ? m.course_booking_price_free() : formatKroner(ore)
