import { inOrder } from '#platform/in-order.ts'
import type { PublicFrameOffer } from '#ui/layout/public-frame-offer.ts'

/** What surrounds every public page, as features offer it. Every visitor loads it. */
export const publicFrame = inOrder(
  Object.values(
    import.meta.glob<PublicFrameOffer>('../features/*/public-frame.ts', {
      eager: true,
      import: 'publicFrame',
    }),
  ),
)
