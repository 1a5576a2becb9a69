import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: readonly MyPageEntry[] = [
  { page: 'myMembership', name: m.my_membership_heading, order: 22, below: 'mySports' },
  {
    page: 'myFinances',
    name: m.my_finances_heading,
    order: 24,
    below: 'mySports',
    forMembers: true,
  },
]
