import type {
  AssociationOverview,
  AssociationProfileSection,
  MyAssociationsSection,
  StaffAssociationSection,
} from '#core/associations/offers.ts'
import { inOrder } from '#platform/in-order.ts'
import { offeredOf, reachableOf } from './of-services.ts'

const own = import.meta.glob<MyAssociationsSection>('../features/*/my-associations-section.ts', {
  eager: true,
  import: 'myAssociationsSection',
})
const overviews = import.meta.glob<AssociationOverview>('../features/*/association-overview.ts', {
  eager: true,
  import: 'associationOverview',
})
const staff = import.meta.glob<StaffAssociationSection>(
  '../features/*/staff-association-section.ts',
  { eager: true, import: 'staffAssociationSection' },
)
const profiles = import.meta.glob<AssociationProfileSection>(
  '../features/*/association-profile-section.ts',
  { eager: true, import: 'associationProfileSection' },
)

/** Below the list of somebody's associations, as features offer it. */
export const myAssociationsSections = () => inOrder(reachableOf(own))

/** On the first page of one association, as features offer it. */
export const associationOverviews = () => inOrder(reachableOf(overviews))

/** On the page that staff have of one association, as features offer it. */
export const staffAssociationSections = () => inOrder(reachableOf(staff))

/** On the public page of an association, as features offer it. */
export const associationProfileSections = () => inOrder(offeredOf(profiles))
