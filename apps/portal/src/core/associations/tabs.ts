import { m } from '#messages'
import type { PageId } from '#platform/routing/route-table.ts'
import type { AssociationRight } from './rights.ts'

export type AssociationTab = {
  /** With the parameter `id`. */
  readonly page: PageId
  /** Its address is one for all associations: which one is in the query, as `association`. */
  readonly isByQuery?: true
  readonly name: () => string
  /** Null: for everybody who has a role there. */
  readonly right: AssociationRight | null
}

/** The pages of one association on my page, in their order. */
export const associationTabs: readonly AssociationTab[] = [
  {
    page: 'associationNewsletter',
    isByQuery: true,
    name: m.association_tab_newsletter,
    right: 'newsletter',
  },
]
