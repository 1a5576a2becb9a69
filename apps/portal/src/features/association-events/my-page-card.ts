import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useEventItems } from './take-part/use-event-items.tsx'

export const myPageCard: MyPageCard = { useItems: useEventItems, order: 37 }
