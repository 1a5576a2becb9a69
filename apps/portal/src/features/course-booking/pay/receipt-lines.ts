import { type Locale, perLocale } from '@trivsel/content-contract/locales'
import type { CoursePrices } from '#core/courses/prices.ts'
import { vatIn } from '#core/invoices/lines.ts'
import { m } from '#messages'
import type { Localized } from '#platform/i18n/localized.ts'

type Seat = { readonly seat: number; readonly priceOre: number }

/**
 * A line of a receipt for each seat, with the group whose price it has. It names nobody: a receipt
 * outlasts the account. The price is that of the booking, so a course that has other prices since, or the
 * same for two groups, names no group.
 */
export const seatLines = (
  seats: readonly Seat[],
  prices: CoursePrices,
): { text: Localized; amountOre: number }[] =>
  seats.map(({ seat: number, priceOre }) => ({
    text: perLocale((locale) => {
      const group = groupOf(priceOre, prices, locale)
      return group
        ? m.course_receipt_seat_of({ number, group }, { locale })
        : m.course_receipt_seat({ number }, { locale })
    }),
    amountOre: priceOre,
  }))

function groupOf(priceOre: number, prices: CoursePrices, locale: Locale): string | null {
  const { studentPriceOre, memberPriceOre, otherPriceOre } = prices
  const found = [
    [otherPriceOre, m.course_receipt_others],
    [studentPriceOre, m.course_receipt_student],
    [memberPriceOre, m.course_receipt_member],
  ] as const
  const [only, ...more] = found.filter(([ore]) => ore === priceOre)
  return only && more.length === 0 ? only[1]({}, { locale }) : null
}

type Paid = { readonly amountOre: number; readonly vatOre: number }

/**
 * The VAT of a payment in whole percent: that of the course, unless it was changed while somebody paid.
 */
export function paidVatPercent({ amountOre, vatOre }: Paid, ofCourse: number): number {
  if (vatIn(amountOre, ofCourse) === vatOre || amountOre === vatOre) return ofCourse
  return Math.round((100 * vatOre) / (amountOre - vatOre))
}
