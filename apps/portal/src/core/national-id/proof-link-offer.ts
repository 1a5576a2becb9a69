import type { ComponentType } from 'react'

/** Where a national id can be proven, on the profile: `proofLink` of a feature's `proof-link.ts`. */
export type ProofLinkOffer = {
  /** Renders nothing if the method is not available. */
  readonly ProofLink: ComponentType<{ className: string | undefined }>
  /** From the top. */
  readonly order: number
}
