import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { healthView } from './case-page/case-view.ts'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/health/figures',
      name: m.health_figures_heading,
      roles: ['health'],
      group: 'health',
      order: 14.99,
    },
    {
      to: '/staff/health/after-decisions',
      name: m.health_after_heading,
      roles: ['health'],
      group: 'health',
      order: 14.97,
    },
  ],
  caseViews: [healthView],
}
