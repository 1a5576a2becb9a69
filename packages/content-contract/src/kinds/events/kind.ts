import type { KindFacts } from '../../kind-facts.ts'

export const event = {
  collection: 'events',
  list: 'eventCalendar',
  addresses: { no: '/arrangementer', en: '/en/event-calendar' },
  name: { no: 'Arrangementer', en: 'Events' },
  addressedBy: 'id',
} as const satisfies KindFacts
