import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = { page: 'mySports', name: m.my_page_sports, order: 20 }
