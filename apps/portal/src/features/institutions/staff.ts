import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/institutions',
      name: m.institution_setup_heading,
      roles: ['admin'],
      group: 'setup',
      order: 19,
      setup: m.institution_setup_text,
    },
  ],
}
