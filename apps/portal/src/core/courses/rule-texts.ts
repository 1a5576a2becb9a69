import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { formatDayYearAndTime } from '#platform/time/format.ts'
import type { CancelRule } from './cancelling.ts'
import type { CoursePrices } from './prices.ts'

export const isFree = (prices: CoursePrices): boolean =>
  prices.studentPriceOre + prices.memberPriceOre + prices.otherPriceOre === 0

/** What each group pays for a seat; one line where all pay the same. */
export function priceTexts(prices: CoursePrices): string[] {
  const { studentPriceOre, memberPriceOre, otherPriceOre } = prices
  const price = (ore: number) => (ore === 0 ? m.course_price_free() : formatKroner(ore))
  if (studentPriceOre === otherPriceOre && memberPriceOre === otherPriceOre)
    return [price(otherPriceOre)]
  return [
    m.course_price_students({ price: price(studentPriceOre) }),
    m.course_price_members({ price: price(memberPriceOre) }),
    m.course_price_others({ price: price(otherPriceOre) }),
  ]
}

/** What a course says about cancelling, as it is for one person. */
type ReadRule = Pick<CancelRule, 'keepOre' | 'keepPercent'> & {
  /** The last instant at which all is refunded. */
  readonly refundUntil: Date
  /** Nobody pays for it. */
  readonly isFree: boolean
  /** It was moved after they booked it. */
  readonly isMoved?: boolean
}

/** What somebody reads of cancelling: until when all is refunded, what is retained later. */
export function cancelRuleTexts(rule: ReadRule): string[] {
  if (rule.isFree) return [m.course_cancel_free()]
  const { refundUntil, keepOre, keepPercent, isMoved = false } = rule
  const until = formatDayYearAndTime(refundUntil)
  if (isMoved) return [m.course_cancel_moved({ until })]
  if (keepOre === 0 && keepPercent === 0) return [m.course_cancel_all_back()]
  return [m.course_cancel_until({ until }), feeText(rule), m.course_cancel_not_later()]
}

function feeText({ keepOre, keepPercent }: Pick<CancelRule, 'keepOre' | 'keepPercent'>): string {
  const [amount, percent] = [formatKroner(keepOre), keepPercent]
  if (keepPercent === 100) return m.course_cancel_nothing_back()
  if (keepPercent === 0) return m.course_cancel_keep_amount({ amount })
  if (keepOre === 0) return m.course_cancel_keep_share({ percent })
  return m.course_cancel_keep_both({ amount, percent })
}
