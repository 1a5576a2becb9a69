import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { useCourseItems } from './mine/use-course-items.tsx'

export const myPageCard: MyPageCard = { useItems: useCourseItems, order: 38 }
