import { inArray } from 'drizzle-orm'
import type { MoneySource } from '#core/person-money/money-source.ts'
import { place } from '#core/places/tables.server.ts'
import { eventPlacePayments } from './pay/payment-kind.server.ts'
import { service } from './service.ts'

/** Tickets of events of associations. */
export const ticketMoney: MoneySource = {
  subject: eventPlacePayments.kind,
  service,
  async placesOf(database, ids) {
    const rows = await database
      .select({ id: place.id, event: place.offerId })
      .from(place)
      .where(inArray(place.id, [...ids]))
    return new Map(
      rows.map(({ id, event }) => [
        id,
        { place: { page: 'associationEvent', params: { id: event } } },
      ]),
    )
  },
}
