import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { accessProposalViews } from './people/access-proposal-views.ts'

const InvitationsCard = lazy(() => import('./people/components/InvitationsCard.tsx'))
const RecoveryCodesCard = lazy(() => import('./enter/components/RecoveryCodesCard.tsx'))

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/people',
      name: m.staff_people_heading,
      roles: ['admin'],
      group: 'setup',
      order: 70,
      setup: m.staff_people_setup_text,
    },
    { to: '/staff/security', name: m.staff_security_heading, group: 'setup', order: 90 },
  ],
  proposalViews: accessProposalViews,
  cards: [
    { Card: RecoveryCodesCard, order: 5 },
    { Card: InvitationsCard, roles: ['admin'], order: 40 },
  ],
}
