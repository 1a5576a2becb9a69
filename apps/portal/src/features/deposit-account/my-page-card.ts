import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { DepositCard } from './account/components/DepositCard.tsx'

export const myPageCard: MyPageCard = { Card: DepositCard, order: 15 }
