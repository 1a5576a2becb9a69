import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { findPayableHold } from '../holds/find-payable-hold.server.ts'
import { payDescribed as described } from './endpoints.server.ts'
import { courtPayments } from './payment-kind.server.ts'
import { refuseToPay } from './refuse-to-pay.server.ts'
import { buildReturnPages } from './return-pages.server.ts'

/** Starts, completes and cancels card payments of holds. */
export function createPayApi({
  database,
  clock,
  payments,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock; payments: Payments }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.start, async ({ context, user: { userId }, body }) => {
    const { completeUrl, courtReservationInputs, locale } = body
    const unitIds = courtReservationInputs.map(({ reservationId }) => reservationId)
    const hold = await findPayableHold(database, { userId, unitIds }, clock())
    if ('refusal' in hold) throw refuseToPay(hold.refusal)
    const { holdId } = hold
    return payments.start({
      subjectKind: courtPayments.kind,
      subjectId: holdId,
      userId,
      locale,
      userAgent: context.req.header('user-agent') ?? 'unknown',
      pages: buildReturnPages(completeUrl, { locale, holdId }),
    })
  })

  serve(described.reconcile, ({ user: { userId }, body: { paymentId } }) =>
    payments.reconcileOwn({ paymentId, userId }),
  )

  serve(described.cancel, ({ user: { userId }, body: { paymentId } }) =>
    payments.cancel({ paymentId, userId }),
  )

  return api
}
