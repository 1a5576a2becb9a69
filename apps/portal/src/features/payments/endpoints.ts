import type {
  GiveBack,
  RefundResult,
  SeenPayment,
  Settlement,
  StaffPayments,
} from '#core/payments/contract.ts'
import { paymentStatusRoute } from '#core/payments/endpoints.ts'
import { type Done, route } from '#platform/api/endpoint.ts'
import type { Callback } from './contract.ts'

type InLanguage = { language: 'no' | 'en' }

const ofStaff = '/api/frontend/staff/payments'

export const paymentEndpoints = {
  stands: paymentStatusRoute,
  callback: route<{ body: Callback; answer: Done }>()('POST', '/api/callbacks/payments'),
  list: route<{ query: InLanguage; answer: StaffPayments }>()('GET', ofStaff),
  settlement: route<{ query: InLanguage & { day: string }; answer: Settlement }>()(
    'GET',
    `${ofStaff}/settlement`,
  ),
  readAgain: route<{ answer: Done }>()('POST', `${ofStaff}/:id/read`, { timeLimit: 30_000 }),
  tryAgain: route<{ body: SeenPayment; answer: Done }>()('POST', `${ofStaff}/:id/try`, {
    timeLimit: 30_000,
  }),
  giveBack: route<{ body: GiveBack; answer: RefundResult }>()('POST', `${ofStaff}/:id/give-back`, {
    timeLimit: 30_000,
  }),
}
