import type { AssociationProfileSection } from '#core/associations/offers.ts'
import { FollowSection } from './follow/components/FollowSection.tsx'
import type { FollowedAssociation } from './follow/load-followed.ts'

/** Its newsletter for those who are not members, on the public page of an association. */
export const associationProfileSection: AssociationProfileSection<FollowedAssociation> = {
  load: async (slug) => (await import('./follow/load-followed.ts')).loadFollowed(slug),
  Section: FollowSection,
  order: 20,
}
