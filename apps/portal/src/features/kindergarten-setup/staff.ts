import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/kindergartens',
      name: m.kindergarten_setup_heading,
      roles: kindergartenRoles,
      group: 'kindergartens',
      order: 15.1,
    },
  ],
}
