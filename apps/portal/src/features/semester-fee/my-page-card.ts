import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useSemesterFeeItem } from './own-fees/use-semester-fee-item.tsx'

export const myPageCard: MyPageCard = { useItems: useSemesterFeeItem, order: 30 }
