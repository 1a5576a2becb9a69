import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { grantView } from './decide/case-view.ts'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/grants',
      name: m.grant_cases_heading,
      roles: ['caseworker'],
      group: 'cases',
      order: 13.85,
      overview: {},
    },
  ],
  caseViews: [grantView],
}
