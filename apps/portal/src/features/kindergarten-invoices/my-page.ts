import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'myKindergartenFinances',
  name: m.kindergarten_finances_heading,
  order: 58,
  below: 'myKindergarten',
}
