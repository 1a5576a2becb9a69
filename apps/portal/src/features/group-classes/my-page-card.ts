import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useClassItems } from './my-sports/use-class-items.tsx'

export const myPageCard: MyPageCard = { useItems: useClassItems, order: 40 }
