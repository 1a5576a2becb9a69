import { courseRoles } from '#core/courses/roles.ts'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/courses/check-in',
      name: m.course_checkin_heading,
      roles: courseRoles,
      group: 'cases',
      order: 14.96,
    },
  ],
}
