import type { ComponentType } from 'react'
import type { OwnAssociation } from './contract.ts'
import type { AssociationRight } from './rights.ts'

/** A part of the page of all my associations: `myAssociationsSection` of `my-associations-section.ts`. */
export type MyAssociationsSection = {
  /** Shows nothing for somebody whom it does not concern. */
  readonly Section: ComponentType
  readonly order: number
}

/** A part of the first page of one association: `associationOverview` of `association-overview.ts`. */
export type AssociationOverview = {
  readonly Section: ComponentType<{ association: OwnAssociation }>
  /** Null: for everybody who has a role there. */
  readonly right: AssociationRight | null
  readonly order: number
}

/**
 * A part of the page that staff have of one association: `staffAssociationSection` of
 * `staff-association-section.ts`.
 */
export type StaffAssociationSection = {
  readonly Section: ComponentType<{ id: string }>
  readonly order: number
}

/**
 * A part of the public page of an association, such as its coming events: `associationProfileSection`
 * of `association-profile-section.ts`. Pages of the server load data in their loader alone.
 */
export type AssociationProfileSection<Data extends object = object> = {
  /**
   * Asked for the page of everybody, so it says nothing of anybody. What it needs comes by an
   * `import()`; `slug` is of an association that has a public page.
   * @returns null where there is nothing to show
   */
  readonly load: (slug: string) => Promise<Data | null>
  readonly Section: ComponentType<{ data: Data }>
  readonly order: number
}
