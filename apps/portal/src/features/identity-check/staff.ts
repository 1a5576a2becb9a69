import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/identity-check',
      name: m.identity_check_heading,
      roles: ['caseworker', 'admin'],
      group: 'cases',
      order: 30,
    },
  ],
}
