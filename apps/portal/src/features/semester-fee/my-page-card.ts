import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { SemesterFeeNotice } from '#core/semester-registrations/SemesterFeeNotice.tsx'

export const myPageCard: MyPageCard = { Card: SemesterFeeNotice, order: 10 }
