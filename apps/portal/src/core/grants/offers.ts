import type { ComponentType } from 'react'

/**
 * A part of the page that applicants have of one application, such as its decision:
 * `grantApplicationSection` of a feature's `grant-application-section.ts`.
 */
export type GrantApplicationSection = {
  /** Shows nothing where there is nothing to say as yet. */
  readonly Section: ComponentType<{ applicationId: string }>
  readonly order: number
}
