import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/example-pages',
      name: m.examples_heading,
      roles: ['admin'],
      group: 'setup',
      order: 75,
      setup: m.examples_setup_text,
    },
  ],
}
