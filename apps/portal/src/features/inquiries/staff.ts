import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { inquiryRoles } from './rules.ts'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/inquiries',
      name: m.inbox_heading,
      roles: [...inquiryRoles, 'admin'],
      order: 15,
    },
  ],
}
