import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/payments',
      name: m.payments_heading,
      roles: ['payout-approver', 'admin'],
      order: 47,
    },
  ],
}
