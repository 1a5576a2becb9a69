import type { StaffAssociationSection } from '#core/associations/offers.ts'
import { inOrder } from '#platform/in-order.ts'
import { reachableOf } from './of-services.ts'

const files = import.meta.glob<StaffAssociationSection>(
  '../features/*/staff-association-section.ts',
  {
    eager: true,
    import: 'staffAssociationSection',
  },
)

/** On the page that staff have of one association, as features offer it. */
export const staffAssociationSections = () => inOrder(reachableOf(files))
