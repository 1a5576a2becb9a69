import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { inquiryRoles } from './model/rules.ts'
import { categoryProposalView } from './setup/category-proposal.ts'

const InboxCard = lazy(() => import('./inbox/components/InboxCard.tsx'))
const roles = [...inquiryRoles, 'admin'] as const

export const staff: StaffOffer = {
  proposalViews: [categoryProposalView],
  cards: [{ Card: InboxCard, roles, order: 10 }],
  pages: [
    {
      to: '/staff/inquiries',
      name: m.inbox_heading,
      roles,
      order: 15,
    },
    {
      to: '/staff/inquiries/setup',
      name: m.inquiry_setup_heading,
      roles: ['admin'],
      order: 16,
    },
  ],
}
