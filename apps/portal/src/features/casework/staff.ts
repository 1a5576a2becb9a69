import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/cases',
      name: m.casework_heading,
      roles: ['caseworker'],
      group: 'cases',
      order: 10,
      overview: { overdue: { status: 'overdue' }, mine: { assignee: 'mine' } },
    },
  ],
}
