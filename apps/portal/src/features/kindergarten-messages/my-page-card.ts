import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useMessageItems } from './guardian/use-message-items.tsx'

export const myPageCard: MyPageCard = { useItems: useMessageItems, order: 36 }
