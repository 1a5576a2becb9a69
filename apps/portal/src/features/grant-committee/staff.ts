import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/grants/committee',
      name: m.grant_committee_heading,
      roles: ['committee'],
      group: 'cases',
      order: 13.93,
      overview: {},
    },
  ],
}
