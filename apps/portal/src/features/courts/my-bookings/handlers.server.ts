import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { type SenderConfiguration, senderOf } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findPaymentFacts } from '#core/payments/find-payment-facts.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import { issueReceipt } from '../receipts/issue-receipt.server.ts'
import { writeReceipt } from '../receipts/write-receipt.server.ts'
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

  serve(described.receipt, async ({ user, params: { id }, query: { language } }) => {
    const { userId, firstName, lastName } = user
    const receipt = await issueReceipt({ database, portalUrl }, { reservationId: id, userId })
    if (!receipt) throw refuse('BOOKING_NOT_FOUND')
    const seller = senderOf(configuration)
    if (!seller) throw refuse('RECEIPT_NOT_SET_UP')
    const payment = (await findPaymentFacts(database, [receipt.paymentId])).get(receipt.paymentId)
    const facts = { receipt, payment, buyerName: `${firstName} ${lastName}` }
    const bytes = await writeReceipt(seller, facts, language)
    return answerPdf(bytes, { fileName: `${receipt.receiptNumber}.pdf`, disposition: 'attachment' })
  })

  return api
}
