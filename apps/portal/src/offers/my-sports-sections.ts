import type { MySportsSection } from '#core/members-area/my-page-offer.ts'
import { inOrder } from '#platform/in-order.ts'
import { reachableOf } from './of-services.ts'

const files = import.meta.glob<MySportsSection>('../features/*/my-sports-section.ts', {
  eager: true,
  import: 'mySportsSection',
})

/** What somebody has booked of training besides classes, as features offer it. It comes with that page alone. */
export const mySportsSections = () => inOrder(reachableOf(files))
