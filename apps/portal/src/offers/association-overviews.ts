import type { AssociationOverview } from '#core/associations/offers.ts'
import { inOrder } from '#platform/in-order.ts'
import { reachableOf } from './of-services.ts'

const files = import.meta.glob<AssociationOverview>('../features/*/association-overview.ts', {
  eager: true,
  import: 'associationOverview',
})

/** On the first page of one association, as features offer it. */
export const associationOverviews = () => inOrder(reachableOf(files))
