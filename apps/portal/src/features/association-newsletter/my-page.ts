import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: MyPageEntry = {
  page: 'associationNewsletter',
  name: m.association_newsletter_heading,
  order: 53,
  below: 'myAssociations',
}
