import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useMoneyItems } from './list/use-money-items.tsx'

export const myPageCard: MyPageCard = { useItems: useMoneyItems, order: 45 }
