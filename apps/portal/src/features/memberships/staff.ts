import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

/** With the page that shows it. */
const MembershipDesk = lazy(async () => ({
  default: (await import('./desk/components/MembershipDesk.tsx')).MembershipDesk,
}))

const roles = ['sports'] as const

export const staff: StaffOffer = {
  memberSections: [{ Section: MembershipDesk, order: 10 }],
  pages: [
    {
      to: '/staff/sports/membership-types',
      name: m.membership_types_heading,
      roles: ['sports', 'admin'],
      order: 45,
    },
    { to: '/staff/sports/invoices', name: m.fitness_invoices_heading, roles, order: 46 },
    { to: '/staff/sports/membership-sales', name: m.desk_sell_heading, roles, order: 48 },
  ],
}
