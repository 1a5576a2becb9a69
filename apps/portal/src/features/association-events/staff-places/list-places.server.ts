import { and, asc, eq, inArray } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { user } from '#core/accounts/tables.server.ts'
import { findSoloRefunds } from '#core/payments/refund-limit.server.ts'
import { payment, refundRequest } from '#core/payments/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { activeStates } from '#core/places/states.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refusePlace } from '../model/refuse-place.server.ts'
import { associationEvent } from '../model/tables.server.ts'
import type { StaffPlaces } from './contract.ts'

/** Who has a place at an event, for staff. @throws {Refusal} EVENT_NOT_FOUND */
export async function listStaffPlaces(
  database: Database,
  { eventId, staffId }: { readonly eventId: string; readonly staffId: string },
): Promise<StaffPlaces> {
  const [event] = await database
    .select({ capacity: placeOffer.capacity, taken: placeOffer.taken })
    .from(associationEvent)
    .leftJoin(placeOffer, eq(placeOffer.id, associationEvent.id))
    .where(eq(associationEvent.id, eventId))
  if (!event) throw refusePlace('EVENT_NOT_FOUND')
  const rows = await database
    .select({
      place,
      firstName: user.firstName,
      lastName: user.lastName,
      refundDueOre: payment.refundDueOre,
      request: refundRequest,
    })
    .from(place)
    .innerJoin(user, eq(user.id, place.userId))
    .leftJoin(payment, eq(payment.id, place.paymentId))
    .leftJoin(
      refundRequest,
      and(eq(refundRequest.paymentId, payment.id), eq(refundRequest.version, payment.version)),
    )
    .where(and(eq(place.offerId, eventId), inArray(place.state, [...activeStates])))
    .orderBy(asc(place.number))
  const own = await findOwnAccounts(database, staffId)
  const solo = await findSoloRefunds(database, staffId)
  const names = await findNames(
    database,
    rows.map(({ request }) => request?.requestedBy ?? null),
  )
  return {
    capacity: event.capacity ?? 0,
    taken: event.taken ?? 0,
    items: rows.map(({ place: one, firstName, lastName, refundDueOre, request }) => ({
      id: one.id,
      name: `${firstName} ${lastName}`,
      state: one.state,
      waitingBecause: one.waitingBecause,
      createdAt: one.createdAt.toISOString(),
      expiresAt: one.expiresAt?.toISOString() ?? null,
      priceOre: one.priceOre,
      paidOre: one.paymentId === null ? 0 : one.priceOre - (refundDueOre ?? 0),
      refundSums: { refundedOre: refundDueOre ?? 0, ...solo },
      request: request && {
        refundOre: request.refundOre,
        reason: request.reason,
        keepsSubject: request.keepsSubject,
        isOwn: own.has(request.requestedBy),
        requestedBy: names.get(request.requestedBy) ?? '',
        requestedAt: request.requestedAt.toISOString(),
      },
    })),
  }
}
