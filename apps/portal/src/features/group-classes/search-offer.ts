import type { SearchOffer } from '#core/timetable-search/search-offer.ts'
import { m } from '#messages'

export const searchOffer: SearchOffer = {
  order: 10,
  heading: m.classes_heading,
  find: async (question) => (await import('./browse/find-classes.ts')).findClasses(question),
}
