import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = { page: 'profile', name: m.my_page_profile, order: 10 }
