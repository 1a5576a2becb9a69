import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

/** Loaded with the page that shows it. */
const FrontDesk = lazy(async () => ({
  default: (await import('./front-desk/components/FrontDesk.tsx')).FrontDesk,
}))

const roles = ['sports'] as const

export const staff: StaffOffer = {
  connections: [
    {
      key: 'fitness-bank',
      name: m.fitness_bank_connection,
      text: m.fitness_bank_connection_text,
      settings: ['FITNESS_IBAN'],
      worksText: m.fitness_bank_connection_works,
      order: 41,
    },
  ],
  memberSections: [{ Section: FrontDesk, order: 10 }],
  pages: [
    {
      to: '/staff/sports/membership-types',
      name: m.membership_types_heading,
      roles: ['sports', 'admin'],
      group: 'setup',
      order: 45,
      setup: m.membership_types_setup_text,
    },
    {
      to: '/staff/sports/member-import',
      name: m.member_import_heading,
      roles: ['admin'],
      group: 'setup',
      order: 45.5,
    },
    {
      to: '/staff/sports/invoices',
      name: m.fitness_invoices_heading,
      roles,
      group: 'sports',
      order: 46,
    },
    {
      to: '/staff/sports/membership-sales',
      name: m.desk_sell_heading,
      roles,
      group: 'sports',
      order: 48,
    },
  ],
}
