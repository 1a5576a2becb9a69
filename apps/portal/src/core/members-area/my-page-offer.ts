import type { ComponentType, ReactNode } from 'react'
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

/** What a feature shows on the first page of my page: `myPageCard` of its `my-page-card.ts`. */
export type MyPageCard = {
  /** A hook. No item for somebody whom nothing here concerns. */
  readonly useItems: () => MyPageItems
  /** Decides between items of the same urgency and day. */
  readonly order: number
}

/** The most urgent first. `next`: of all bookings only the next one is shown. */
export const urgencies = ['overdue', 'action', 'blocked', 'next', 'status', 'profile'] as const
export type Urgency = (typeof urgencies)[number]

export type MyPageItem = {
  readonly id: string
  readonly urgency: Urgency
  /** The deadline or start: a day in Norway (`2026-12-08`) or an instant in ISO 8601. */
  readonly at?: string | null
  readonly content: ReactNode
}

export type MyPageItems = {
  readonly items: readonly MyPageItem[]
  /** What could not be loaded, by its text. */
  readonly failures: readonly { readonly text: string; readonly retry: () => unknown }[]
}
