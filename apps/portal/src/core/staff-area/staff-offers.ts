import { createContext, use } from 'react'
import type { StaffOffers } from './staff-offer.ts'

const OffersContext = createContext<StaffOffers | null>(null)

export const StaffOffersProvider = OffersContext.Provider

/** What features offer to the staff area, inside its frame. */
export function useStaffOffers(): StaffOffers {
  const offers = use(OffersContext)
  if (!offers) throw new Error('a page for staff is outside the frame of the staff area')
  return offers
}
