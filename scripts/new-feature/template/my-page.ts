import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'suggestionBox',
  name: m.suggestion_box_heading,
  order: 50,
}
