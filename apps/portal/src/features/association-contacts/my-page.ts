import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'associationContactPerson',
  name: m.association_contact_person_heading,
  order: 52,
  below: 'myAssociations',
}
