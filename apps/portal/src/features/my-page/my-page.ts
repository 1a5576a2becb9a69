import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = { page: 'myPage', name: m.my_page_overview, order: 0 }
