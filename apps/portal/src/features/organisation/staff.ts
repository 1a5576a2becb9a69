import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/organisation',
      name: m.organisation_heading,
      roles: ['admin'],
      group: 'setup',
      order: 5,
      setup: m.organisation_setup_text,
    },
  ],
}
