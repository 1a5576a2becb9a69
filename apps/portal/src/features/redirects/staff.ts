import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/old-addresses',
      name: m.redirect_heading,
      roles: ['admin'],
      group: 'setup',
      order: 56,
    },
  ],
}
