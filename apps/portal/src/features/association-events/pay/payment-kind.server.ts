import { eq } from 'drizzle-orm'
import type { Payable, PaymentKind } from '#core/payments/payment-kind.server.ts'
import { tellOfCancellation } from '#core/places/end-place.server.ts'
import { lockPlace } from '#core/places/lock-offer.server.ts'
import { confirmPlace, findPayablePlace, releasePaidPlace } from '#core/places/pay-place.server.ts'
import { place } from '#core/places/tables.server.ts'
import { m } from '#messages'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { eventPlaceKind } from '../model/place-kind.ts'
import { payPlaceRefusals } from '../model/place-refusals.ts'
import { associationEvent } from '../model/tables.server.ts'
import { describePlaces } from './describe-places.server.ts'

export const refuseToPay = (
  code: keyof typeof payPlaceRefusals,
): Refusal<keyof typeof payPlaceRefusals> => new Refusal(code, payPlaceRefusals[code])

/** The money of a ticket is the association's, and is paid out to it with its fees. */
async function findAccount(
  transaction: Database,
  placeId: string,
): Promise<NonNullable<Payable['account']>> {
  const [found] = await transaction
    .select({ key: associationEvent.associationId })
    .from(place)
    .innerJoin(associationEvent, eq(associationEvent.id, place.offerId))
    .where(eq(place.id, placeId))
  if (!found) throw new Error(`There is no place ${placeId}`)
  return { kind: 'association', key: found.key }
}

/** Card payments of places in events. The subject is the place, and must be paid before it expires. */
export const eventPlacePayments: PaymentKind = {
  kind: eventPlaceKind,
  describe: (locale) => m.event_place_card_statement({}, { locale }),
  async findPayable(transaction, wanted) {
    const found = await findPayablePlace(transaction, wanted)
    if ('refusal' in found) throw refuseToPay(found.refusal)
    return { ...found, account: await findAccount(transaction, wanted.id) }
  },
  confirm: (transaction, { id: paymentId, subjectId: placeId }) =>
    confirmPlace(transaction, { placeId, paymentId }),
  release: (transaction, { id: paymentId, subjectId: placeId }) =>
    releasePaidPlace(transaction, { placeId, paymentId }),
  nameSubjects: describePlaces,
  async notifyRefunded(transaction, { subjectId: placeId }, { refundOre, reason }) {
    const locked = await lockPlace(transaction, placeId)
    // Somebody whose event was called off has been told already.
    if (!locked || locked.found.cancelledBecause === 'called-off') return
    const because = 'by-staff'
    await tellOfCancellation(transaction, locked.offer, { placeId, because, refundOre, reason })
  },
}
