import { and, eq } from 'drizzle-orm'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { payPlaceDescribed as described } from './endpoints.server.ts'
import { eventPlacePayments, refuseToPay } from './payment-kind.server.ts'

/** People pay for places that are held for them. */
export function createPayPlaceApi({
  database,
  payments,
  portalUrl,
  ...auth
}: AuthDependencies & { database: Database; payments: Payments; portalUrl: string }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.start, async ({ user: { userId }, body: { placeId, locale }, context }) => {
    const [own] = await database
      .select({ id: place.offerId })
      .from(place)
      .where(and(eq(place.id, placeId), eq(place.userId, userId)))
    if (!own) throw refuseToPay('PLACE_NOT_FOUND')
    const addressOf = (page: 'eventPlacePay' | 'eventPlacePaid') => (paymentId: string) =>
      `${portalUrl}${pagePath(page, locale, own)}?paymentId=${paymentId}`
    return payments.start({
      subjectKind: eventPlacePayments.kind,
      subjectId: placeId,
      userId,
      locale,
      userAgent: context.req.header('user-agent') || 'unknown',
      pages: {
        payment: addressOf('eventPlacePay'),
        complete: addressOf('eventPlacePaid'),
        cancel: addressOf('eventPlacePay'),
      },
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
