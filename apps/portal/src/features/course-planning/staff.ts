import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { callOffView } from './model/call-off-view.ts'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/courses',
      name: m.course_planning_heading,
      roles: ['courses'],
      group: 'cases',
      order: 13.81,
    },
    {
      to: '/staff/courses/figures',
      name: m.course_planning_years_heading,
      roles: ['courses'],
      group: 'cases',
      order: 13.82,
    },
  ],
  proposalViews: [callOffView],
}
