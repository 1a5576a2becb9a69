import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useKindergartenItems } from './children/use-kindergarten-items.tsx'

export const myPageCard: MyPageCard = { useItems: useKindergartenItems, order: 12 }
