import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

const PaymentsCard = lazy(() => import('./components/PaymentsCard.tsx'))
const roles = ['payout-approver'] as const

export const staff: StaffOffer = {
  pages: [{ to: '/staff/payments', name: m.payments_heading, roles, group: 'cases', order: 47 }],
  connections: [
    {
      key: 'payments',
      name: m.payments_connection,
      text: m.payments_connection_text,
      settings: ['PAYMENT_URL', 'PAYMENT_TOKEN', 'PAYMENT_PAYEE_ID', 'PAYMENT_CALLBACK_SECRET'],
      order: 20,
    },
  ],
  cards: [{ Card: PaymentsCard, roles, order: 14 }],
}
