import type { Locale } from '@trivsel/content-contract/locales'
import type { PaymentVersion, RefundPayment, RefundResult } from '#core/payments/contract.ts'
import { paymentStatusEndpoint } from '#core/payments/endpoints.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Callback, ListedPayments, ListedSettlement } from './contract.ts'

type InLanguage = { language: Locale }
type Document = { query: InLanguage; answer: null }

const ofStaff = '/api/frontend/staff/payments'

export const paymentEndpoints = {
  status: paymentStatusEndpoint,
  callback: endpoint<{ body: Callback; answer: Done }>()('POST', '/api/callbacks/payments'),
  list: endpoint<{ query: InLanguage; answer: ListedPayments }>()('GET', ofStaff),
  settlement: endpoint<{ query: InLanguage & { day: string }; answer: ListedSettlement }>()(
    'GET',
    `${ofStaff}/settlement`,
  ),
  refresh: endpoint<{ answer: Done }>()('POST', `${ofStaff}/:id/refresh`, { timeLimit: 30_000 }),
  retry: endpoint<{ body: PaymentVersion; answer: Done }>()('POST', `${ofStaff}/:id/retry`, {
    timeLimit: 30_000,
  }),
  refund: endpoint<{ body: RefundPayment; answer: RefundResult }>()(
    'POST',
    `${ofStaff}/:id/refund`,
    {
      timeLimit: 30_000,
    },
  ),
  /** As a file. The audit log says who has opened it. */
  openReceipt: endpoint<Document>()('POST', `${ofStaff}/:id/receipt`),
  openCreditNote: endpoint<Document>()('POST', `${ofStaff}/credit-notes/:noteId`),
}
