import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useContactItems } from './contacts/use-contact-items.tsx'

export const myPageCard: MyPageCard = { useItems: useContactItems, order: 46 }
