import { FollowSection } from './follow/components/FollowSection.tsx'

/** Its newsletter for those who are not members, on the public page of an association. */
export const associationProfileSection = {
  load: async (slug: string) => (await import('./follow/queries.ts')).loadSendingAssociation(slug),
  Section: FollowSection,
  order: 20,
}
