import type { AssociationProfileSection } from '#core/associations/offers.ts'
import { inOrder } from '#platform/in-order.ts'
import { offeredOf } from './of-services.ts'

const files = import.meta.glob<AssociationProfileSection>(
  '../features/*/association-profile-section.ts',
  {
    eager: true,
    import: 'associationProfileSection',
  },
)

/** On the public page of an association, as features offer it. Its loader imports it, so that no other page does. */
export const associationProfileSections = () => inOrder(offeredOf(files))
