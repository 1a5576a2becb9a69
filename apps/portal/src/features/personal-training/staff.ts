import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/sports/requests',
      name: m.training_request_heading,
      roles: ['sports', 'admin'],
      group: 'sports',
      order: 50,
      overview: {},
    },
  ],
}
