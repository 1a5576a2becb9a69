import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/grants/figures',
      name: m.grant_openness_figures_heading,
      roles: ['caseworker', 'committee', 'admin'],
      group: 'cases',
      order: 14.9,
    },
  ],
}
