import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'myKindergarten',
  name: m.my_kindergarten_heading,
  order: 55,
}
