import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: readonly MyPageEntry[] = [
  {
    page: 'personalTraining',
    name: m.training_request_pt,
    order: 28,
    below: 'mySports',
    forMembers: true,
  },
  { page: 'boost', name: m.training_request_boost, order: 29, below: 'mySports' },
]
