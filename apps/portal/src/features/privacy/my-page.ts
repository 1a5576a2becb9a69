import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = { page: 'privacy', name: m.my_page_privacy, order: 90 }
