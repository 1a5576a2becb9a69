import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/kindergartens/messages',
      name: m.kindergarten_messages_staff_heading,
      roles: kindergartenRoles,
      group: 'kindergartens',
      order: 15.6,
      overview: {},
    },
  ],
}
