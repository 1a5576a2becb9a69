import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'myKindergartenMessages',
  name: m.kindergarten_messages_heading,
  order: 55.5,
  below: 'myKindergarten',
}
