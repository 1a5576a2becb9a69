import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { CourtReservations, HoldId, Language, ReserveCourt } from '../model/contract.ts'

const reservations = '/api/frontend/user/sports/courts/reservations'
/** Specification, section 9. */
const timeLimit = 10_000
type InLanguage = { language: Language }

/** Specification, section 7 "Sports". */
export const holdEndpoints = {
  create: endpoint<{ query: InLanguage; body: ReserveCourt; answer: CourtReservations }>()(
    'PUT',
    reservations,
    { timeLimit },
  ),
  list: endpoint<{ query: InLanguage; answer: CourtReservations }>()('GET', reservations, {
    timeLimit,
  }),
  release: endpoint<{ query: HoldId; answer: Done }>()('DELETE', reservations, { timeLimit }),
}
