import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { associationView } from './decide/case-view.ts'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/associations',
      name: m.associations_staff_heading,
      roles: ['caseworker'],
      group: 'cases',
      order: 13,
    },
    {
      to: '/staff/associations/setup',
      name: m.associations_setup_heading,
      roles: ['admin'],
      group: 'setup',
      order: 21,
    },
  ],
  caseViews: [associationView],
}
