import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/grants/setup',
      name: m.grant_setup_heading,
      roles: ['admin'],
      group: 'setup',
      order: 21.2,
      setup: m.grant_setup_setup_text,
    },
    {
      to: '/staff/grants/setup/rounds',
      name: m.grant_setup_rounds_heading,
      roles: ['admin', 'caseworker'],
      group: 'setup',
      order: 21.3,
      setup: m.grant_setup_rounds_setup_text,
    },
    {
      to: '/staff/grants/setup/budgets',
      name: m.grant_setup_budgets_heading,
      roles: ['admin', 'caseworker'],
      group: 'setup',
      order: 21.4,
      setup: m.grant_setup_budgets_setup_text,
    },
    {
      to: '/staff/grants/setup/committee',
      name: m.grant_setup_committee_heading,
      roles: ['admin'],
      group: 'setup',
      order: 21.5,
      setup: m.grant_setup_committee_setup_text,
      overview: {},
    },
  ],
}
