import { searchable } from '../../queries/searchable.ts'
import type { Kind } from '../kind.ts'
import { Events } from './collection.ts'
import { eventData } from './import-data.ts'
import {
  eventById,
  eventFacts,
  eventList,
  eventTexts,
  lastDayOfEvent,
  toEvent,
  toEventCard,
  toEventPage,
} from './queries.ts'

export const event: Kind<'event'> = {
  collection: Events,
  queries: { eventList, eventById },
  readSearchable: searchable(toEvent, eventTexts, lastDayOfEvent),
  projected: { toPage: toEventPage, toCard: toEventCard, toListFacts: eventFacts },
  importItem: eventData,
  startingPoint: { nb: 'Nytt arrangement', en: 'New event' },
}
