import { perLocale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import type { Payment } from '#core/payments/payment.ts'
import { place } from '#core/places/tables.server.ts'
import { recordSale } from '#core/receipts/record-sale.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { findBookable } from '../model/find-bookable.server.ts'
import { findTickets } from '../model/tickets.server.ts'
import { paidVatPercent, seatLines } from './receipt-lines.ts'

/** Records the seats that a payment bought, in the transaction that confirms them. */
export async function recordCourseSale(
  transaction: Database,
  payment: Pick<Payment, 'amountOre' | 'id' | 'subjectId' | 'vatOre'>,
): Promise<void> {
  const { id: paymentId, subjectId: placeId, amountOre } = payment
  const [own] = await transaction.select().from(place).where(eq(place.id, placeId))
  const found = own && (await findBookable(transaction, own.offerId))
  if (!found || own.userId === null) throw new Error('a paid place has no course')
  const { course, startsAt, endsAt } = found
  const where = course.place
  await recordSale(transaction, {
    paymentId,
    subjectKind: coursePlaceKind,
    subjectId: placeId,
    userId: own.userId,
    product: perLocale((locale) => textOrOther(course.title, locale)),
    place: where === null ? null : perLocale(() => where),
    startsAt,
    endsAt,
    lines: seatLines(await findTickets(transaction, [placeId]), course),
    amountOre,
    vatPercent: paidVatPercent(payment, course.vatPercent),
  })
}
