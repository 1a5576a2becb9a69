import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useHealthRefundItems } from './overview/use-health-refund-items.tsx'

export const myPageCard: MyPageCard = { useItems: useHealthRefundItems, order: 16 }
