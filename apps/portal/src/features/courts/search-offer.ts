import type { SearchOffer } from '#core/timetable-search/search-offer.ts'
import { m } from '#messages'

export const searchOffer: SearchOffer = {
  order: 20,
  heading: m.courts_heading,
  find: async (question) => (await import('./timeslots/find-courts.ts')).findCourts(question),
}
