import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: readonly MyPageEntry[] = [
  { page: 'mySports', name: m.my_page_sports, order: 20 },
  { page: 'myClassMessages', name: m.class_messages_heading, order: 25, below: 'mySports' },
]
