import { listedCollection } from '../../collections/listed-collection.ts'
import { eventFields } from './event-fields.ts'

/** Something that happens at a time and a place. Its address is its number. */
export const Events = listedCollection({
  kind: 'event',
  labels: {
    singular: { nb: 'arrangement', en: 'event' },
    plural: { nb: 'Arrangementer', en: 'Events' },
  },
  defaultSort: '-startsAt',
  columns: ['startsAt', 'category', 'place'],
  searchable: ['organiser'],
  tabs: [{ label: { nb: 'Tid og sted', en: 'Time and place' }, fields: eventFields }],
  sidebar: [],
})
