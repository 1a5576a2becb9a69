import type { GrantApplicationSection } from '#core/grants/offers.ts'
import { inOrder } from '#platform/in-order.ts'
import { reachableOf } from './of-services.ts'

const files = import.meta.glob<GrantApplicationSection>(
  '../features/*/grant-application-section.ts',
  { eager: true, import: 'grantApplicationSection' },
)

/** On the page of one application for a grant, as features offer it. */
export const grantApplicationSections = () => inOrder(reachableOf(files))
