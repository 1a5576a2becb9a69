import type { ComponentType } from 'react'

/** What a feature shows around every public page: `publicFrame` of its `public-frame.ts`. */
export type PublicFrameOffer = {
  /** Beside the menu. */
  readonly InHeader?: ComponentType
  /** Beside the statements. */
  readonly InFooter?: ComponentType
  /** Over the page, when it has something to ask. */
  readonly Over?: ComponentType
  /** From the left. */
  readonly order: number
}
