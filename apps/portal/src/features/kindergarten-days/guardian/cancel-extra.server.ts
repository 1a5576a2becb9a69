import { and, eq, inArray } from 'drizzle-orm'
import { requireGuardian } from '#core/kindergartens/access/guardian-access.server.ts'
import { extraPlaceKind } from '#core/kindergartens/days/place-kind.ts'
import {
  kindergartenExtraOpening,
  kindergartenExtraPlace,
} from '#core/kindergartens/days/tables.server.ts'
import { cancelPlace, tellOfCancellation } from '#core/places/end-place.server.ts'
import { lockOffer } from '#core/places/lock-offer.server.ts'
import { reasonNotOpen } from '#core/places/rules.ts'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import { refuseDays } from '../model/refuse.server.ts'
import type { GuardianParts } from './answer-survey.server.ts'
import type { ChildOfOpening } from './book-extra.server.ts'

/**
 * Cancels what a child has, whichever guardian booked it: the next in the queue gets it. Where it was
 * another guardian, both are notified.
 * @throws {Refusal} see `guardianDescribed.cancel`
 */
export async function cancelExtra(
  { database, encryption }: GuardianParts,
  { openingId, childId, userId }: ChildOfOpening,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const offer = await lockOffer(transaction, openingId)
    await requireGuardian({ database: transaction, encryption }, { userId, childId })
    const [opening] = await transaction
      .select({ id: kindergartenExtraOpening.id })
      .from(kindergartenExtraOpening)
      .where(eq(kindergartenExtraOpening.id, openingId))
    if (!offer || !opening) throw refuseDays('OPENING_NOT_FOUND')
    const [found] = await transaction
      .select({ placeId: place.id, bookedBy: place.userId })
      .from(kindergartenExtraPlace)
      .innerJoin(place, eq(place.id, kindergartenExtraPlace.placeId))
      .where(
        and(
          eq(kindergartenExtraPlace.openingId, openingId),
          eq(kindergartenExtraPlace.childId, childId),
          inArray(place.state, [...activeStates]),
        ),
      )
    if (!found) return
    if (reasonNotOpen(offer, offer.now)) throw refuseDays('OPENING_CLOSED')
    const { placeId, bookedBy } = found
    const because = 'by-person'
    await cancelPlace(transaction, { placeId, because })
    if (bookedBy !== userId)
      await tellOfCancellation(
        transaction,
        { kind: extraPlaceKind },
        { placeId, because, refundOre: 0 },
      )
  })
}
