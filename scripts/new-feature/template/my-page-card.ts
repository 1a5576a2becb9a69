import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useSuggestionBoxItem } from './entries/use-suggestion-box-item.tsx'

export const myPageCard: MyPageCard = { useItems: useSuggestionBoxItem, order: 50 }
