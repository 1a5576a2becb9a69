import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findPayableHold } from '../reservations/find-payable-hold.server.ts'
import { payingDescribed as described } from './endpoints.server.ts'
import { courtPayments } from './payment-kind.server.ts'
import { refuseToPay } from './refuse-to-pay.server.ts'
import { returnPages } from './return-pages.server.ts'

/** Paying by card for what one holds. */
export function createPayingApi({
  database,
  payments,
  ...doors
}: AuthDependencies & { database: Database; payments: Payments }) {
  const { api, serve } = serveEndpoints(doors)

  serve(described.begin, async ({ context, user: { userId }, body }) => {
    const { completeUrl, courtReservationInputs, locale } = body
    const unitIds = courtReservationInputs.map(({ reservationId }) => reservationId)
    const hold = await findPayableHold(database, { userId, unitIds })
    if ('refusal' in hold) throw refuseToPay(hold.refusal)
    const { holdId } = hold
    return payments.start({
      subjectKind: courtPayments.kind,
      subjectId: holdId,
      userId,
      locale,
      userAgent: context.req.header('user-agent') ?? 'unknown',
      pages: returnPages(completeUrl, { locale, holdId }),
    })
  })

  serve(described.pay, ({ user: { userId }, body: { paymentId } }) =>
    payments.pay({ paymentId, userId }),
  )

  serve(described.giveUp, ({ user: { userId }, body: { paymentId } }) =>
    payments.giveUp({ paymentId, userId }),
  )

  return api
}
