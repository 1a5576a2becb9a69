import type { MyPageSectionEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageSection: readonly MyPageSectionEntry[] = [
  { section: 'mySports', page: 'mySports', name: m.sports_section_bookings, order: 10 },
  { section: 'mySports', page: 'myMembership', name: m.my_membership_heading, order: 20 },
  { section: 'mySports', page: 'myFinances', name: m.my_finances_heading, order: 30 },
]
