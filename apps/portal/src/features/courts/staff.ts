import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/sports/courts',
      name: m.court_setup_heading,
      roles: ['sports', 'admin'],
      order: 43.7,
    },
  ],
}
