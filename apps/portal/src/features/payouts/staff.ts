import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

const PayoutCard = lazy(() => import('./manage/components/PayoutCard.tsx'))

const roles = ['caseworker', 'payout-approver'] as const

export const staff: StaffOffer = {
  connections: [
    {
      key: 'association-bank',
      name: m.payout_association_connection,
      text: m.payout_association_connection_text,
      settings: ['ASSOCIATION_IBAN', 'ASSOCIATION_BIC'],
      worksText: m.payout_association_connection_works,
      order: 42,
    },
  ],
  pages: [
    { to: '/staff/payouts', name: m.money_payouts_heading, roles, group: 'cases', order: 14 },
  ],
  cards: [{ Card: PayoutCard, roles, order: 12.5 }],
}
