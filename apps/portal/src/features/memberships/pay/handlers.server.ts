import { and, eq } from 'drizzle-orm'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { fitnessInvoice } from '../model/tables.server.ts'
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
    const [invoice] = await database
      .select({ id: fitnessInvoice.id })
      .from(fitnessInvoice)
      .where(and(eq(fitnessInvoice.userId, userId), eq(fitnessInvoice.invoiceNumber, Number(id))))
    if (!invoice) throw refuseToPay('INVOICE_NOT_FOUND')
    const addressOf = (page: 'payInvoice' | 'invoicePaid') => (paymentId: string) =>
      `${portalUrl}${pagePath(page, locale, { id })}?paymentId=${paymentId}`
    return payments.start({
      subjectKind: invoiceKind.kind,
      subjectId: invoice.id,
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
