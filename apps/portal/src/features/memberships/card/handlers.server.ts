import { and, eq } from 'drizzle-orm'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { fitnessInvoice } from '../tables.server.ts'
import { cardDescribed as described } from './endpoints.server.ts'
import { invoiceKind } from './invoice-kind.server.ts'
import { refuseToPay } from './refuse-to-pay.server.ts'

/** Paying one’s invoices for training by card. */
export function createInvoicePaymentsApi({
  database,
  payments,
  portalUrl,
  ...doors
}: AuthDependencies & { database: Database; payments: Payments; portalUrl: string }) {
  const { api, serve } = serveEndpoints(doors)

  serve(described.start, async ({ user: { userId }, body, context }) => {
    const { invoiceNumber: id, locale } = body
    const [invoice] = await database
      .select({ id: fitnessInvoice.id })
      .from(fitnessInvoice)
      .where(and(eq(fitnessInvoice.userId, userId), eq(fitnessInvoice.invoiceNumber, Number(id))))
    if (!invoice) throw refuseToPay('INVOICE_NOT_FOUND')
    const page = (of: 'payInvoice' | 'invoicePaid') => (paymentId: string) =>
      `${portalUrl}${pagePath(of, locale, { id })}?paymentId=${paymentId}`
    return payments.start({
      subjectKind: invoiceKind.kind,
      subjectId: invoice.id,
      userId,
      locale,
      userAgent: context.req.header('user-agent') || 'unknown',
      pages: {
        payment: page('payInvoice'),
        complete: page('invoicePaid'),
        cancel: page('payInvoice'),
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
