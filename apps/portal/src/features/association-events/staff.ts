import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/associations/events',
      name: m.association_event_staff_heading,
      roles: ['caseworker'],
      group: 'cases',
      order: 13.7,
    },
  ],
}
