import type { ProofLinkOffer } from '#core/national-id/proof-link-offer.ts'
import { inOrder } from '#platform/in-order.ts'

/** Where a national id can be proven, as features offer it. They come with the profile alone. */
export const proofLinks = inOrder(
  Object.values(
    import.meta.glob<ProofLinkOffer>('../features/*/proof-link.ts', {
      eager: true,
      import: 'proofLink',
    }),
  ),
)
