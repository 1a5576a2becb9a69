import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'myGrants',
  name: m.grant_applications_my_heading,
  order: 54,
  below: 'myAssociations',
}
