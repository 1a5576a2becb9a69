import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = { page: 'finances', name: m.finances_heading, order: 45 }
