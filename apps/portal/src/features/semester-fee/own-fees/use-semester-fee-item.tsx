import type { MyPageItems } from '#core/members-area/my-page-offer.ts'
import { SemesterFeeNotice } from '#core/semester-registrations/SemesterFeeNotice.tsx'

const items = [
  { id: 'semester-fee', urgency: 'status', content: <SemesterFeeNotice isFolded /> },
] as const

/** The semester fee as one row that can be unfolded. */
export const useSemesterFeeItem = (): MyPageItems => ({ items, failures: [] })
