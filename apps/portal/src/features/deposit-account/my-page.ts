import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'depositAccount',
  name: m.deposit_heading,
  order: 40,
}
