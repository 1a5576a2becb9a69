import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { versionProposalView } from './versions/version-proposal-view.ts'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/health/schemes',
      name: m.health_schemes_heading,
      roles: ['health'],
      group: 'health',
      order: 14.98,
      setup: m.health_schemes_setup_text,
    },
  ],
  proposalViews: [versionProposalView],
}
