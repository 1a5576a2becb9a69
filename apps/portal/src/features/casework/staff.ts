import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'

const LateDecisionsCard = lazy(() => import('./components/LateDecisionsCard.tsx'))
const NotesCard = lazy(() => import('./components/NotesCard.tsx'))

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/cases',
      name: m.casework_heading,
      group: 'cases',
      forCases: true,
      order: 10,
      overview: { overdue: { status: 'overdue' }, mine: { assignee: 'mine' } },
    },
    {
      to: '/staff/cases/setup',
      name: m.casework_setup_heading,
      roles: ['admin'],
      group: 'setup',
      forCases: true,
      order: 17,
    },
  ],
  cards: [
    { Card: LateDecisionsCard, forCases: true, order: 3 },
    { Card: NotesCard, forCases: true, order: 4 },
  ],
}
