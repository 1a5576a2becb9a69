import type { ComponentType } from 'react'
import type { PageId } from '#platform/routing/route-table.ts'

/** A page in the menu of my page: `myPageEntry` of a feature's `my-page.ts`. */
export type MyPageEntry = {
  readonly page: PageId
  readonly name: () => string
  /** From the top. */
  readonly order: number
}

/**
 * A page that belongs to another one of the menu, and is found from there: `myPageSection` of a
 * feature's `my-page-section.ts` is a list of them.
 */
export type MyPageSectionEntry = MyPageEntry & { readonly section: PageId }

/**
 * What a feature shows on the first page of my page, or nothing when nothing needs attention:
 * `myPageCard` of its `my-page-card.ts`.
 */
export type MyPageCard = { readonly Card: ComponentType; readonly order: number }
