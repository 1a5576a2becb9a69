import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'

const ProposalsCard = lazy(async () => ({
  default: (await import('#core/proposals/Proposals.tsx')).Proposals,
}))

export const staff: StaffOffer = {
  cards: [{ Card: ProposalsCard, order: 5 }],
}
