import { and, eq } from 'drizzle-orm'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import { payCourseDescribed as described } from './endpoints.server.ts'
import { coursePayments } from './payment-kind.server.ts'

/** People pay for places in courses that are held for them. */
export function createPayCourseApi({
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
    if (!own) throw refuseCourse('COURSE_PLACE_NOT_FOUND')
    const withPayment = (path: string) => (paymentId: string) =>
      `${portalUrl}${path}?paymentId=${paymentId}`
    const toPay = withPayment(pagePath('coursePay', locale, own))
    return payments.start({
      subjectKind: coursePayments.kind,
      subjectId: placeId,
      userId,
      locale,
      userAgent: context.req.header('user-agent') || 'unknown',
      pages: {
        payment: toPay,
        complete: withPayment(pagePath('coursePaid', locale)),
        cancel: toPay,
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
