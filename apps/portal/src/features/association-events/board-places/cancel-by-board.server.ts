import { and, eq } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { type FreeingParts, readRefund } from '#core/places/free-place.server.ts'
import type { Place } from '#core/places/lock-offer.server.ts'
import { place } from '#core/places/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { writtenText } from '#platform/i18n/written-text.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { PlaceCancelled } from '../book/contract.ts'
import { endPayment, freeWithoutRefund, freeWithRefund } from '../book/free-place.server.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { CancelByBoard } from './cancel-form.ts'

type Who = { readonly userId: string; readonly associationId: string; readonly now: Date }
type Wanted = CancelByBoard & { readonly eventId: string; readonly placeId: string }

const because = 'by-organiser'

/**
 * The board cancels the place of a participant, until the event starts: all that was paid goes back,
 * the next one in the queue gets the place, and the history says who did it. Their own place they
 * cancel as everybody does. Cancelled so before, it returns the refund of that time.
 *
 * @throws {Refusal} see `boardPlacesDescribed.cancel`
 */
export async function cancelPlaceByBoard(
  parts: FreeingParts,
  who: Who,
  wanted: Wanted,
): Promise<PlaceCancelled> {
  const { database } = parts
  const found = await findPlace(database, who, wanted)
  if (isDone(found)) return readRefund(database, found)
  if (found.state !== wanted.state) throw refusePlace('PLACE_CHANGED')
  try {
    if (found.state === 'held') await endPayment(parts, found)
    return await free(parts, found, { who, wanted })
  } catch (error) {
    // Somebody else of the board may have done it meanwhile.
    const now = error instanceof Refusal ? await findPlace(database, who, wanted) : null
    if (now && isDone(now)) return readRefund(database, now)
    throw error
  }
}

const isDone = ({ state, cancelledBecause }: Place) =>
  state === 'cancelled' && cancelledBecause === because

/** A place of an event of the association, for somebody who may cancel it now. */
async function findPlace(
  database: Database,
  { userId, associationId, now }: Who,
  { eventId, placeId }: Pick<Wanted, 'eventId' | 'placeId'>,
): Promise<Place & { readonly title: string }> {
  const who = { userId, associationId, today: osloDate(now) }
  await requireRight(database, who, 'events', { isChange: true })
  const [found] = await database
    .select({ place, event: associationEvent })
    .from(place)
    .innerJoin(associationEvent, eq(associationEvent.id, place.offerId))
    .where(
      and(
        eq(place.id, placeId),
        eq(place.offerId, eventId),
        eq(associationEvent.associationId, associationId),
      ),
    )
  if (!found) throw refusePlace('PLACE_NOT_FOUND')
  if ((await findOwnAccounts(database, userId)).has(found.place.userId ?? ''))
    throw refusePlace('PLACE_IS_OWN')
  if (now >= found.event.startsAt) throw refusePlace('EVENT_STARTED')
  return { ...found.place, title: writtenText(found.event.title, 'no').text }
}

async function free(
  parts: FreeingParts,
  found: Place & { readonly title: string },
  { who, wanted }: { who: Who; wanted: Wanted },
): Promise<PlaceCancelled> {
  const freed = {
    because,
    reason: wanted.reason,
    inTransaction: async (transaction: Database) => {
      // Their role may have ended, or the event was moved, while the payment was locked.
      const { title, userId: subjectId } = await findPlace(transaction, who, wanted)
      await recordHistory(transaction, {
        associationId: who.associationId,
        action: 'event-place-cancelled',
        actor: { kind: 'board', userId: who.userId },
        subjectId,
        details: { title },
      })
    },
  } as const
  if (found.state !== 'booked' || found.paymentId === null) {
    await freeWithoutRefund(parts, found, freed)
    return { refundOre: 0 }
  }
  const refundOre = found.priceOre
  await freeWithRefund(parts, found, { ...freed, refundOre, detail: because })
  return { refundOre }
}
