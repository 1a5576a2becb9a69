import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'kindergartenDays',
  name: m.kindergarten_days_mine,
  order: 57,
  below: 'myKindergarten',
}
