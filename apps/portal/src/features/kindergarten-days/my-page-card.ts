import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useDaysItems } from './guardian/use-days-items.tsx'

export const myPageCard: MyPageCard = { useItems: useDaysItems, order: 56 }
