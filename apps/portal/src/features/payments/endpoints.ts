import type { Locale } from '@trivsel/content-contract/locales'
import type {
  PaymentVersion,
  RefundPayment,
  RefundResult,
  Settlement,
  StaffPayments,
} from '#core/payments/contract.ts'
import { paymentStatusEndpoint } from '#core/payments/endpoints.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Callback } from './contract.ts'

type InLanguage = { language: Locale }

const ofStaff = '/api/frontend/staff/payments'

export const paymentEndpoints = {
  status: paymentStatusEndpoint,
  callback: endpoint<{ body: Callback; answer: Done }>()('POST', '/api/callbacks/payments'),
  list: endpoint<{ query: InLanguage; answer: StaffPayments }>()('GET', ofStaff),
  settlement: endpoint<{ query: InLanguage & { day: string }; answer: Settlement }>()(
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
}
