import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useDepositItems } from './account/use-deposit-items.tsx'

export const myPageCard: MyPageCard = { useItems: useDepositItems, order: 15 }
