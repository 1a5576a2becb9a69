import type {
  GiveBack,
  RefundResult,
  SeenPayment,
  Settlement,
  StaffPayments,
} from '#core/payments/contract.ts'
import { paymentStatusEndpoint } from '#core/payments/endpoints.ts'
import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { Callback } from './contract.ts'

type InLanguage = { language: 'no' | 'en' }

const ofStaff = '/api/frontend/staff/payments'

export const paymentEndpoints = {
  stands: paymentStatusEndpoint,
  callback: endpoint<{ body: Callback; answer: Done }>()('POST', '/api/callbacks/payments'),
  list: endpoint<{ query: InLanguage; answer: StaffPayments }>()('GET', ofStaff),
  settlement: endpoint<{ query: InLanguage & { day: string }; answer: Settlement }>()(
    'GET',
    `${ofStaff}/settlement`,
  ),
  readAgain: endpoint<{ answer: Done }>()('POST', `${ofStaff}/:id/read`, { timeLimit: 30_000 }),
  tryAgain: endpoint<{ body: SeenPayment; answer: Done }>()('POST', `${ofStaff}/:id/try`, {
    timeLimit: 30_000,
  }),
  giveBack: endpoint<{ body: GiveBack; answer: RefundResult }>()(
    'POST',
    `${ofStaff}/:id/give-back`,
    {
      timeLimit: 30_000,
    },
  ),
}
