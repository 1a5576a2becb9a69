import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/newsletter',
      name: m.newsletter_heading,
      roles: ['contact', 'admin'],
      group: 'inquiries',
      order: 18,
    },
  ],
}
