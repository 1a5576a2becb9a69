import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/associations/money',
      name: m.association_money_staff_heading,
      roles: ['caseworker'],
      group: 'cases',
      order: 13.8,
      overview: {},
    },
  ],
}
