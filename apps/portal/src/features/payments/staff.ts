import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

const PaymentsCard = lazy(() => import('./components/PaymentsCard.tsx'))
const roles = ['payout-approver'] as const

export const staff: StaffOffer = {
  pages: [{ to: '/staff/payments', name: m.payments_heading, roles, group: 'cases', order: 47 }],
  cards: [{ Card: PaymentsCard, roles, order: 14 }],
}
