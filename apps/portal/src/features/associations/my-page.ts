import type { MyPageEntry } from '#core/members-area/my-page-offer.ts'
import { m } from '#messages'

export const myPageEntry: readonly MyPageEntry[] = [
  { page: 'myAssociations', name: m.associations_my_heading, order: 50 },
  {
    page: 'createAssociation',
    name: m.associations_create_heading,
    order: 51,
    below: 'myAssociations',
  },
]
