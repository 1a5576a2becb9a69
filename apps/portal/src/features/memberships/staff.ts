import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

const roles = ['sports', 'admin'] as const

export const staff: StaffOffer = {
  pages: [
    { to: '/staff/sports/membership-types', name: m.membership_types_heading, roles, order: 45 },
    { to: '/staff/sports/invoices', name: m.fitness_invoices_heading, roles, order: 46 },
  ],
}
