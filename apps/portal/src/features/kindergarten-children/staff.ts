import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/kindergartens/children',
      name: m.staff_child_children_heading,
      roles: kindergartenRoles,
      group: 'kindergartens',
      order: 15.2,
      overview: {},
    },
    {
      to: '/staff/kindergartens/import',
      name: m.staff_child_import_heading,
      roles: kindergartenRoles,
      group: 'kindergartens',
      order: 15.3,
    },
  ],
}
