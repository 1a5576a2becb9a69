import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { SuggestionBoxCard } from './entries/components/SuggestionBoxCard.tsx'

export const myPageCard: MyPageCard = { Card: SuggestionBoxCard, order: 50 }
