import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { inquiryRoles } from './model/rules.ts'
import { categoryProposalView } from './setup/category-proposal.ts'

const roles = [...inquiryRoles, 'admin'] as const

export const staff: StaffOffer = {
  proposalViews: [categoryProposalView],
  pages: [
    {
      to: '/staff/inquiries',
      name: m.inbox_heading,
      roles,
      group: 'inquiries',
      order: 15,
      overview: { overdue: { status: 'overdue' }, mine: { assignee: 'mine' } },
    },
    {
      to: '/staff/inquiries/setup',
      name: m.inquiry_setup_heading,
      roles: ['admin'],
      group: 'setup',
      order: 16,
      setup: m.inquiry_setup_setup_text,
    },
  ],
}
