import type { ProofLinkOffer } from '#core/national-id/proof-link-offer.ts'
import { ProofLink } from './components/ProofLink.tsx'

export const proofLink: ProofLinkOffer = { ProofLink, order: 1 }
