import type { SenderConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { answerReceipt } from '#core/receipts/answer-documents.server.ts'
import { findOwnReceipts } from '#core/receipts/find-receipts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import { courtSubject } from '../receipts/record-sale.server.ts'
import { cancelBooking } from './cancel-booking.server.ts'
import { bookingsDescribed as described } from './endpoints.server.ts'
import { findOwnBookings } from './find-own-bookings.server.ts'
import { refuse } from './refuse.server.ts'

/** Lists the caller's bookings, cancels them and writes their receipts. */
export function createBookingsApi({
  database,
  clock,
  portalUrl,
  payments,
  setup,
  configuration,
  ...auth
}: AuthDependencies & {
  database: Database
  clock: Clock
  portalUrl: string
  payments: Pick<Payments, 'refund'>
  setup: Pick<CachedSetup, 'current'>
  configuration: SenderConfiguration
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, async ({ user: { userId }, query: { language } }) =>
    findOwnBookings(database, userId, { language, rules: await setup.current(), now: clock() }),
  )

  serve(described.cancel, ({ user: { userId }, params: { id }, body: { refundOre } }) =>
    cancelBooking({ database, payments, clock, portalUrl }, { id, userId, seenOre: refundOre }),
  )

  serve(described.receipt, async ({ user: { userId }, params: { id }, query: { language } }) => {
    const wanted = { subjectKind: courtSubject, subjectIds: [id], userId }
    const paymentId = (await findOwnReceipts(database, wanted)).get(id)
    if (!paymentId) throw refuse('BOOKING_NOT_FOUND')
    return answerReceipt({ database, configuration }, { paymentId, userId }, { locale: language })
  })

  return api
}
