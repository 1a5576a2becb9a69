import type { ComponentType } from 'react'
import type { PageId } from '#platform/routing/route-table.ts'

/** A page in the menu of my page: `myPageEntry` of a feature's `my-page.ts`, one or a list. */
export type MyPageEntry = {
  readonly page: PageId
  readonly name: () => string
  /** From the top. */
  readonly order: number
  /** Its parent entry: this one is shown on the parent's page and on those below it. */
  readonly below?: PageId
  /** Only fitness members see it (specification, section 6). */
  readonly forMembers?: true
}

/**
 * What a feature shows beside the classes that somebody has booked: `mySportsSection` of its
 * `my-sports-section.ts`.
 */
export type MySportsSection = {
  readonly Section: ComponentType
  /** Of its heading, to which a link above leads. */
  readonly anchor: string
  readonly name: () => string
  readonly order: number
}

/**
 * What a feature shows on the first page of my page, or nothing when nothing needs attention:
 * `myPageCard` of its `my-page-card.ts`.
 */
export type MyPageCard = { readonly Card: ComponentType; readonly order: number }
