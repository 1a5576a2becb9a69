import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/grants/payment',
      name: m.grant_funding_staff_heading,
      roles: ['caseworker'],
      group: 'cases',
      order: 13.97,
      overview: {},
    },
  ],
}
