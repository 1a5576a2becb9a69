import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useFoundingItems } from './found/use-founding-items.tsx'

export const myPageCard: MyPageCard = { useItems: useFoundingItems, order: 47 }
