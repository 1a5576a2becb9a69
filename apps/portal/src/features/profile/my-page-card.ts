import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { ProfileState } from './components/ProfileState.tsx'

export const myPageCard: MyPageCard = { Card: ProfileState, order: 20 }
