import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { inOrder } from '#platform/in-order.ts'
import { reachableOf } from './of-services.ts'

const files = import.meta.glob<MyPageCard>('../features/*/my-page-card.ts', {
  eager: true,
  import: 'myPageCard',
})

/** The cards on the first page of my page, as features offer them. Only that page loads them. */
export const myPageCards = () => inOrder(reachableOf(files))
