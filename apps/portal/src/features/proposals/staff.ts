import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'

const ProposalsCard = lazy(() => import('./components/ProposalsCard.tsx'))

export const staff: StaffOffer = {
  cards: [{ Card: ProposalsCard, order: 6 }],
}
