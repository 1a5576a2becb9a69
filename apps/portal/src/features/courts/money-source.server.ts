import { and, eq, inArray } from 'drizzle-orm'
import type { MoneySource } from '#core/person-money/money-source.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { formatInstant } from '#platform/mail/letter.server.ts'
import { bookingEndpoints } from './my-bookings/endpoints.ts'
import { describeReservations } from './pay/describe-reservations.server.ts'
import { courtPayments } from './pay/payment-kind.server.ts'
import { courtReceipt } from './receipts/tables.server.ts'
import { service } from './service.ts'

/** Bookings of courts, with the receipts that they have. */
export const courtMoney: MoneySource = {
  subject: courtPayments.kind,
  service,
  // A receipt outlives the booking.
  async name(database, ids, locale) {
    const rows = await database
      .select({
        id: courtReceipt.reservationId,
        court: localizedText(courtReceipt.court, locale),
        center: courtReceipt.centerName,
        startsAt: courtReceipt.startsAt,
      })
      .from(courtReceipt)
      .where(inArray(courtReceipt.reservationId, [...ids]))
    return new Map([
      ...(await describeReservations(database, ids, locale)),
      ...rows.map(
        ({ id, court, center, startsAt }) =>
          [id, `${court}, ${center}, ${formatInstant(startsAt, locale)}`] as const,
      ),
    ])
  },
  async placesOf(database, ids, { userId, locale: language }) {
    const rows = await database
      .select({ id: courtReceipt.reservationId })
      .from(courtReceipt)
      .where(and(inArray(courtReceipt.reservationId, [...ids]), eq(courtReceipt.userId, userId)))
    const receipts = new Set(rows.map(({ id }) => id))
    return new Map(
      ids.map((id) => [
        id,
        {
          place: { page: 'mySports' },
          ...(receipts.has(id) && {
            receipt: endpointAddress(bookingEndpoints.receipt, {
              params: { id },
              query: { language },
            }),
          }),
        },
      ]),
    )
  },
}
