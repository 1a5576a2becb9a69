import { endpoint } from '#platform/api/endpoint.ts'
import type { Language } from '../model/contract.ts'
import type { Cancelled, CourtBookings, SeenRefund } from './contract.ts'

const own = '/api/frontend/user/sports/courts/bookings'
type InLanguage = { language: Language }

export const bookingEndpoints = {
  list: endpoint<{ query: InLanguage; answer: CourtBookings }>()('GET', own),
  cancel: endpoint<{ body: SeenRefund; answer: Cancelled }>()('POST', `${own}/:id/cancel`, {
    timeLimit: 30_000,
  }),
  receipt: endpoint<{ query: InLanguage; answer: null }>()('GET', `${own}/:id/receipt`),
}
