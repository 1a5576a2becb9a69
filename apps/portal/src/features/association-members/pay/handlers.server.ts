import { eq } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Clock } from '#platform/time/clock.ts'
import { associationFeeHold } from '../model/tables.server.ts'
import { feeDescribed as described } from './endpoints.server.ts'
import { feeKind } from './fee-kind.server.ts'
import { holdFee } from './hold-fee.server.ts'

/** People pay the fee of an association by card. */
export function createFeePaymentsApi({
  database,
  payments,
  portalUrl,
  clock,
  ...auth
}: AuthDependencies & {
  database: Database
  payments: Payments
  portalUrl: string
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.hold, ({ user: { userId }, body }) =>
    holdFee(database, { ...body, userId }, clock()),
  )

  serve(described.startPayment, async ({ user: { userId }, body, context }) => {
    const { holdId, locale } = body
    // Whose hold it is, and whether it can be paid, the payment kind decides.
    const [found] = await database
      .select({ slug: association.slug })
      .from(associationFeeHold)
      .innerJoin(association, eq(association.id, associationFeeHold.associationId))
      .where(eq(associationFeeHold.id, holdId))
    const addressOf =
      (page: 'associationFeePayment' | 'associationFeePaid') => (paymentId: string) => {
        const query = new URLSearchParams({ association: found?.slug ?? '', paymentId })
        return `${portalUrl}${pagePath(page, locale)}?${query}`
      }
    return payments.start({
      subjectKind: feeKind.kind,
      subjectId: holdId,
      userId,
      locale,
      userAgent: context.req.header('user-agent') || 'unknown',
      pages: {
        payment: addressOf('associationFeePayment'),
        complete: addressOf('associationFeePaid'),
        cancel: addressOf('associationFeePaid'),
      },
    })
  })

  serve(described.reconcilePayment, ({ user: { userId }, body: { paymentId } }) =>
    payments.reconcileOwn({ paymentId, userId }),
  )

  serve(described.cancelPayment, ({ user: { userId }, body: { paymentId } }) =>
    payments.cancel({ paymentId, userId }),
  )

  return api
}
