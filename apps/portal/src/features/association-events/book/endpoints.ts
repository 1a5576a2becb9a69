import { endpoint } from '#platform/api/endpoint.ts'
import type {
  BookEvent,
  CancelPlace,
  ChangeAnswers,
  EventPlaces,
  OwnBooking,
  PlaceCancelled,
} from './contract.ts'

const own = '/api/frontend/user/association-events/:id/place'

/** Cancelling waits for the payment provider. */
const timeLimit = 30_000

export const bookEndpoints = {
  places: endpoint<{ answer: EventPlaces }>()('GET', '/api/frontend/association-events/:id/places'),
  own: endpoint<{ answer: OwnBooking }>()('GET', own),
  book: endpoint<{ body: BookEvent; answer: OwnBooking }>()('POST', own),
  changeAnswers: endpoint<{ body: ChangeAnswers; answer: OwnBooking }>()('PUT', `${own}/answers`),
  cancel: endpoint<{ body: CancelPlace; answer: PlaceCancelled }>()('POST', `${own}/cancel`, {
    timeLimit,
  }),
}
