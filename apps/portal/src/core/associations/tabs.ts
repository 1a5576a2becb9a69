import { m } from '#messages'
import type { PageId } from '#platform/routing/route-table.ts'
import type { AssociationRight } from './rights.ts'

export type AssociationTab = {
  /** With the parameter `id`. */
  readonly page: PageId
  readonly name: () => string
  /** Null: for everybody who has a role there. */
  readonly right: AssociationRight | null
}

/** The pages of one association on my page, in their order. */
export const associationTabs: readonly AssociationTab[] = [
  { page: 'associationEvents', name: m.association_tab_events, right: 'events' },
]
