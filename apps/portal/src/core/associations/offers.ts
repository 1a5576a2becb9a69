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
