import { and, eq } from 'drizzle-orm'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findCardSubject } from '#core/invoices/card-payments.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { invoicePaymentsDescribed as described } from './endpoints.server.ts'
import { invoiceKind } from './invoice-kind.server.ts'
import { refuseToPay } from './refuse-to-pay.server.ts'

/** Members pay their training invoices by card. */
export function createInvoicePaymentsApi({
  database,
  payments,
  portalUrl,
  ...auth
}: AuthDependencies & { database: Database; payments: Payments; portalUrl: string }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.startPayment, async ({ user: { userId }, body, context }) => {
    const { invoiceNumber: id, locale } = body
    const [found] = await database
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.userId, userId), eq(invoice.invoiceNumber, Number(id))))
    if (!found) throw refuseToPay('INVOICE_NOT_FOUND')
    const addressOf = (page: 'payInvoice' | 'invoicePaid') => (paymentId: string) =>
      `${portalUrl}${pagePath(page, locale, { id })}?paymentId=${paymentId}`
    return payments.start({
      subjectKind: invoiceKind.kind,
      subjectId: await findCardSubject(database, found.id),
      userId,
      locale,
      userAgent: context.req.header('user-agent') || 'unknown',
      pages: {
        payment: addressOf('payInvoice'),
        complete: addressOf('invoicePaid'),
        cancel: addressOf('payInvoice'),
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
