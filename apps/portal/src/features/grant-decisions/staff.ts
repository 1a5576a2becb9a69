import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/grants/meetings',
      name: m.grant_decisions_meetings_heading,
      roles: ['committee', 'caseworker'],
      group: 'cases',
      order: 13.95,
      overview: {},
    },
    {
      to: '/staff/grants/appeals',
      name: m.grant_decisions_appeals_heading,
      roles: ['caseworker'],
      group: 'cases',
      order: 13.96,
      overview: {},
    },
  ],
}
