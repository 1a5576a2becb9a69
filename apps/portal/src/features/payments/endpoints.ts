import type {
  GaveBack,
  GiveBack,
  SeenPayment,
  Settlement,
  StaffPayments,
} from '#core/payments/contract.ts'
import { paymentStatusRoute } from '#core/payments/endpoints.ts'
import { type Done, route } from '#platform/api/route.ts'
import type { Callback } from './contract.ts'

type InLanguage = { language: 'no' | 'en' }

const ofStaff = '/api/frontend/staff/payments'

export const paymentRoutes = {
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
  giveBack: route<{ body: GiveBack; answer: GaveBack }>()('POST', `${ofStaff}/:id/give-back`, {
    timeLimit: 30_000,
  }),
}
