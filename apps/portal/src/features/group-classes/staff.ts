import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

const roles = ['sports'] as const

export const staff: StaffOffer = {
  pages: [
    { to: '/staff/sports', name: m.staff_classes_heading, roles, group: 'sports', order: 42 },
    {
      to: '/staff/sports/schedule',
      name: m.schedule_heading,
      roles: ['sports', 'admin'],
      group: 'setup',
      order: 43.5,
      setup: m.schedule_setup_text,
    },
    {
      to: '/staff/sports/centers',
      name: m.sports_centers_heading,
      roles: ['sports', 'admin'],
      group: 'setup',
      order: 43.3,
      setup: m.sports_centers_setup_text,
    },
    {
      to: '/staff/sports/class-setup',
      name: m.class_setup_heading,
      roles: ['sports', 'admin'],
      group: 'setup',
      order: 43.4,
      setup: m.class_setup_setup_text,
    },
    {
      to: '/staff/sports/members',
      name: m.staff_members_heading,
      roles,
      group: 'sports',
      order: 44,
    },
    { to: '/staff/sports/usage', name: m.class_usage_heading, roles, group: 'sports', order: 49 },
  ],
}
