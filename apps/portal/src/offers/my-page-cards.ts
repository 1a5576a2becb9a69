import type { MyPageCard } from '#core/members-area/my-page-offer.ts'
import { inOrder } from '#platform/in-order.ts'

/** What stands on the first page of my page, as features offer it. They come with that page alone. */
export const myPageCards = inOrder(
  Object.values(
    import.meta.glob<MyPageCard>('../features/*/my-page-card.ts', {
      eager: true,
      import: 'myPageCard',
    }),
  ),
)
