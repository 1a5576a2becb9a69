import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/sports/court-calendar',
      name: m.court_calendar_heading,
      roles: ['sports'],
      group: 'sports',
      order: 43.6,
    },
    {
      to: '/staff/sports/courts',
      name: m.court_setup_heading,
      roles: ['sports', 'admin'],
      group: 'setup',
      order: 43.7,
      setup: m.court_setup_setup_text,
    },
  ],
}
