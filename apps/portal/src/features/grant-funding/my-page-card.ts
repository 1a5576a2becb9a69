import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useFundingItems } from './overview/use-funding-items.tsx'

export const myPageCard: MyPageCard = { useItems: useFundingItems, order: 49 }
