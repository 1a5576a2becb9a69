import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { fitnessSeller, type SellerConfiguration } from '#core/documents/letters/sender.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Payments } from '#core/payments/payments.server.ts'
import { findLanguage } from '#core/profile/find-language.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refuse } from '../model/refuse.server.ts'
import { invoicesDescribed as described } from './endpoints.server.ts'
import { getInvoice, listInvoices, listStaffInvoices } from './list-invoices.server.ts'
import { registerPayment } from './register-payment.server.ts'
import { writeMembershipInvoice } from './write-invoice.server.ts'

/** Members read their invoices; staff register payments. */
export function createMembershipInvoicesApi({
  database,
  configuration,
  payments,
  clock,
  ...auth
}: AuthDependencies & {
  database: Database
  configuration: SellerConfiguration
  payments: Pick<Payments, 'isSetUp'>
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const today = () => osloDate(clock())

  serve(described.listInvoices, async ({ user }) => ({
    accountNumber: fitnessSeller(configuration)?.accountNumber ?? null,
    takesCards: payments.isSetUp,
    items: await listInvoices(database, user.userId, today()),
  }))

  serve(described.getInvoice, async ({ user, params, query: { language } }) => {
    const seller = fitnessSeller(configuration)
    if (!seller) throw refuse('INVOICE_NOT_FOUND')
    const invoice = await getInvoice(database, user.userId, Number(params.number))
    const locale = language ?? (await findLanguage(database, user.userId))
    const bytes = await writeMembershipInvoice(seller, invoice, locale)
    return answerPdf(bytes, { fileName: `${params.number}.pdf`, disposition: 'attachment' })
  })

  serve(described.listStaffInvoices, () => listStaffInvoices(database, today()))

  serve(described.registerPayment, async ({ staff, params, body }) => {
    await registerPayment(database, staff, { ...params, ...body, today: today() })
    return {}
  })

  return api
}
