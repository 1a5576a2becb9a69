import type {
  PaymentVersion,
  RefundPayment,
  RefundResult,
  Settlement,
  StaffPayments,
} from '#core/payments/contract.ts'
import { paymentStatusRoute } from '#core/payments/endpoints.ts'
import { type Done, route } from '#platform/api/endpoint.ts'
import type { Callback } from './contract.ts'

type InLanguage = { language: 'no' | 'en' }

const ofStaff = '/api/frontend/staff/payments'

export const paymentEndpoints = {
  status: paymentStatusRoute,
  callback: route<{ body: Callback; answer: Done }>()('POST', '/api/callbacks/payments'),
  list: route<{ query: InLanguage; answer: StaffPayments }>()('GET', ofStaff),
  settlement: route<{ query: InLanguage & { day: string }; answer: Settlement }>()(
    'GET',
    `${ofStaff}/settlement`,
  ),
  refresh: route<{ answer: Done }>()('POST', `${ofStaff}/:id/refresh`, { timeLimit: 30_000 }),
  retry: route<{ body: PaymentVersion; answer: Done }>()('POST', `${ofStaff}/:id/retry`, {
    timeLimit: 30_000,
  }),
  refund: route<{ body: RefundPayment; answer: RefundResult }>()('POST', `${ofStaff}/:id/refund`, {
    timeLimit: 30_000,
  }),
}
