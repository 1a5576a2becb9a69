import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type {
  Booker,
  CourtReservations,
  HoldId,
  Language,
  ReserveCourt,
  Timeslots,
} from './contract.ts'

const reservations = '/api/frontend/user/sports/courts/reservations'
/** Specification, section 9. */
const timeLimit = 10_000
type InLanguage = { language: Language }

/** Specification, section 7 "Sports". */
export const courtEndpoints = {
  timeslots: endpoint<{ query: InLanguage; answer: Timeslots }>()(
    'GET',
    '/api/frontend/sports/courts/timeslots',
    { timeLimit },
  ),
  reserve: endpoint<{ query: InLanguage; body: ReserveCourt; answer: CourtReservations }>()(
    'PUT',
    reservations,
    { timeLimit },
  ),
  reservations: endpoint<{ query: InLanguage; answer: CourtReservations }>()('GET', reservations, {
    timeLimit,
  }),
  booker: endpoint<{ answer: Booker }>()('GET', '/api/frontend/user/sports/courts/booker', {
    timeLimit,
  }),
  release: endpoint<{ query: HoldId; answer: Done }>()('DELETE', reservations, { timeLimit }),
}
