import { ComingEventsSection } from './calendar/components/ComingEventsSection.tsx'

/** What an association holds next, on its public page. */
export const associationProfileSection = {
  load: async (slug: string) =>
    (await import('./calendar/load-coming-events.ts')).loadComingEvents(slug),
  Section: ComingEventsSection,
  order: 10,
}
