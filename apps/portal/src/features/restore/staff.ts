import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/restore',
      name: m.restore_heading,
      roles: ['admin'],
      group: 'setup',
      order: 99,
    },
  ],
}
