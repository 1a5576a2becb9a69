import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findCardSubject } from '#core/invoices/card-payments.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { getInvoice } from '../invoices/list-invoices.server.ts'
import { kindergartenPaymentsDescribed as described } from './endpoints.server.ts'
import { invoiceKind } from './invoice-kind.server.ts'

/** Guardians pay invoices of kindergartens by card. */
export function createKindergartenPaymentsApi({
  database,
  payments,
  portalUrl,
  ...auth
}: AuthDependencies & { database: Database; payments: Payments; portalUrl: string }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.start, async ({ user: { userId }, body, context }) => {
    const { invoiceNumber: id, locale } = body
    const found = await getInvoice(database, userId, Number(id))
    const addressOf =
      (page: 'payKindergartenInvoice' | 'kindergartenInvoicePaid') => (paymentId: string) =>
        `${portalUrl}${pagePath(page, locale, { id })}?paymentId=${paymentId}`
    return payments.start({
      subjectKind: invoiceKind.kind,
      subjectId: await findCardSubject(database, found.id),
      userId,
      locale,
      userAgent: context.req.header('user-agent') || 'unknown',
      pages: {
        payment: addressOf('payKindergartenInvoice'),
        complete: addressOf('kindergartenInvoicePaid'),
        cancel: addressOf('payKindergartenInvoice'),
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
