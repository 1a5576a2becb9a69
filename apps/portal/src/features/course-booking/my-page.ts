import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'myCourses',
  name: m.course_booking_mine,
  order: 35,
}
