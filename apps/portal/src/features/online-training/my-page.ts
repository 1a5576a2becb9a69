import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'onlineTraining',
  name: m.training_heading,
  order: 26,
  below: 'mySports',
  forMembers: true,
}
