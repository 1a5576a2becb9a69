import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { MembershipCard } from './components/MembershipCard.tsx'

export const myPageCard: MyPageCard = { Card: MembershipCard, order: 25 }
