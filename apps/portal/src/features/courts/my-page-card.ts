import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useCourtItems } from './my-bookings/use-court-items.tsx'

export const myPageCard: MyPageCard = { useItems: useCourtItems, order: 35 }
