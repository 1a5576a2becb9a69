import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { limitProposalView } from './limit-texts.ts'

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/refund-limits',
      name: m.refund_limits_heading,
      roles: ['admin'],
      group: 'setup',
      order: 52,
    },
  ],
  proposalViews: [limitProposalView],
}
