import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useProfileItem } from './use-profile-item.tsx'

export const myPageCard: MyPageCard = { useItems: useProfileItem, order: 20 }
