import { fitnessSeller } from '#core/documents/letters/sender.server.ts'
import { isGuardianInvoice } from '#core/kindergartens/access/guardian-invoices.server.ts'
import type { MoneySource } from '#core/person-money/money-source.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { kindergartenInvoiceEndpoints as endpoints } from './invoices/endpoints.ts'
import { invoiceKind } from './pay/invoice-kind.server.ts'
import { service } from './service.ts'

/** Invoices of kindergartens, and what was paid of them by card. */
export const invoiceMoney: MoneySource = {
  subject: invoiceKind.kind,
  service,
  isOwnInvoice: (userId) => isGuardianInvoice([userId]),
  placesOf: async (_, ids) =>
    new Map(ids.map((id) => [id, { place: { page: 'myKindergartenFinances' } }])),
  invoices: {
    invoiceFile: (number, language) =>
      endpointAddress(endpoints.getInvoice, { params: { number }, query: { language } }),
    creditNoteFile: (number, language) =>
      endpointAddress(endpoints.getCreditNote, { params: { number }, query: { language } }),
    pay: (number) => ({ page: 'payKindergartenInvoice', params: { id: number } }),
    accountOf: (configuration) => fitnessSeller(configuration)?.accountNumber ?? null,
  },
}
