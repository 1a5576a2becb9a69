import { eq } from 'drizzle-orm'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { course } from '#core/courses/tables.server.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { tellOfCancellation } from '#core/places/end-place.server.ts'
import { isPaused } from '#core/places/is-paused.server.ts'
import { lockPlace } from '#core/places/lock-offer.server.ts'
import { confirmPlace, findPayablePlace, releasePaidPlace } from '#core/places/pay-place.server.ts'
import { place } from '#core/places/tables.server.ts'
import { documentRefund } from '#core/receipts/credit-receipt.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import { describePlaces } from './describe-places.server.ts'
import { recordCourseSale } from './record-sale.server.ts'

async function findCourseOf(
  transaction: Database,
  placeId: string,
): Promise<{ vatPercent: number; isPaused: boolean }> {
  const [found] = await transaction
    .select({ vatPercent: course.vatPercent, isPaused: isPaused(course.id) })
    .from(place)
    .innerJoin(course, eq(course.id, place.offerId))
    .where(eq(place.id, placeId))
  if (!found) throw refuseCourse('COURSE_PLACE_NOT_FOUND')
  return found
}

/** Card payments of places in courses. The subject is the place, with all its seats. */
export const coursePayments: PaymentKind = {
  kind: coursePlaceKind,
  describe: (locale) => m.course_booking_card_statement({}, { locale }),
  async findPayable(transaction, wanted) {
    const { vatPercent, isPaused: isCoursePaused } = await findCourseOf(transaction, wanted.id)
    const found = await findPayablePlace(transaction, wanted, vatPercent)
    if ('refusal' in found) throw refuseCourse(`COURSE_${found.refusal}`)
    if (isCoursePaused) throw refuseCourse('COURSE_PAUSED')
    return found
  },
  async confirm(transaction, payment) {
    const { id: paymentId, subjectId: placeId } = payment
    const outcome = await confirmPlace(transaction, { placeId, paymentId })
    if (outcome === 'confirmed') await recordCourseSale(transaction, payment)
    return outcome
  },
  documentRefund,
  release: (transaction, { id: paymentId, subjectId: placeId }) =>
    releasePaidPlace(transaction, { placeId, paymentId }),
  nameSubjects: describePlaces,
  async notifyRefunded(transaction, { subjectId: placeId }, { refundOre, reason }) {
    const locked = await lockPlace(transaction, placeId)
    // Somebody whose course was called off has been notified already.
    if (!locked || locked.found.cancelledBecause === 'called-off') return
    const because = 'by-staff'
    await tellOfCancellation(transaction, locked.offer, { placeId, because, refundOre, reason })
  },
}
