import { kindergartenOfficeRoles, kindergartenRoles } from '#core/kindergartens/roles.ts'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/kindergartens/invoices',
      name: m.kindergarten_invoices_heading,
      roles: kindergartenRoles,
      group: 'kindergartens',
      order: 15.5,
      overview: {},
    },
    {
      to: '/staff/kindergartens/invoice-runs',
      name: m.kindergarten_runs_heading,
      roles: kindergartenRoles,
      group: 'kindergartens',
      order: 15.51,
    },
    {
      to: '/staff/kindergartens/prices',
      name: m.kindergarten_fees_heading,
      roles: kindergartenOfficeRoles,
      group: 'kindergartens',
      order: 15.52,
    },
  ],
}
