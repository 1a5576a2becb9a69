import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/kindergartens/day',
      name: m.tablet_day_heading,
      roles: kindergartenRoles,
      group: 'kindergartens',
      order: 15.15,
    },
    {
      to: '/staff/kindergartens/tablets',
      name: m.tablet_staff_heading,
      roles: kindergartenRoles,
      group: 'kindergartens',
      order: 15.4,
    },
  ],
}
