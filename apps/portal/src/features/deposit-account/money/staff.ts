import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

const MoneyCard = lazy(() => import('./components/MoneyCard.tsx'))

const payoutRoles = ['caseworker', 'payout-approver'] as const

/** What money has to offer to the staff area. */
export const moneyStaff = {
  pages: [
    {
      to: '/staff/transfers',
      name: m.money_transfers_heading,
      roles: payoutRoles,
      group: 'cases',
      order: 12,
    },
  ],
  payoutLinks: [
    {
      to: '/staff/transfers/files',
      name: m.money_transfer_files_heading,
      roles: payoutRoles,
      order: 10,
    },
    { to: '/staff/payouts/new', name: m.money_to_new_payout, roles: ['caseworker'], order: 20 },
  ],
  cards: [{ Card: MoneyCard, roles: payoutRoles, order: 12 }],
} satisfies StaffOffer
