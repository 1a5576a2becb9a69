import type { AssociationProfileSection } from '#core/associations/offers.ts'
import { ComingEventsSection } from './calendar/components/ComingEventsSection.tsx'
import type { ComingEvents } from './calendar/contract.ts'

/** What an association holds next, on its public page. */
export const associationProfileSection: AssociationProfileSection<ComingEvents> = {
  load: async (slug) => (await import('./calendar/load-coming-events.ts')).loadComingEvents(slug),
  Section: ComingEventsSection,
  order: 10,
}
