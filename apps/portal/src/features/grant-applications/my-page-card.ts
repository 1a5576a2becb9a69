import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useGrantItems } from './page/use-grant-items.tsx'

export const myPageCard: MyPageCard = { useItems: useGrantItems, order: 48 }
