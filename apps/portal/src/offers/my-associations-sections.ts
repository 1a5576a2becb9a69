import type { MyAssociationsSection } from '#core/associations/offers.ts'
import { inOrder } from '#platform/in-order.ts'
import { reachableOf } from './of-services.ts'

const files = import.meta.glob<MyAssociationsSection>('../features/*/my-associations-section.ts', {
  eager: true,
  import: 'myAssociationsSection',
})

/** Below the list of somebody’s associations, as features offer it. */
export const myAssociationsSections = () => inOrder(reachableOf(files))
