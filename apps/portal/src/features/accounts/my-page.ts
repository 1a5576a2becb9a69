import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'accountSecurity',
  name: m.my_page_security,
  order: 80,
}
