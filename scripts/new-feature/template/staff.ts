import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/suggestion-box',
      name: m.suggestion_box_heading,
      roles: ['contact', 'admin'],
      group: 'inquiries',
      order: 50,
    },
  ],
}
