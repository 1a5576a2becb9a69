import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { NextClass } from './my-sports/components/NextClass.tsx'

export const myPageCard: MyPageCard = { Card: NextClass, order: 30 }
