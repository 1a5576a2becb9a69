import { type Done, route } from '#platform/api/endpoint.ts'
import type { CourtReservations, HoldId, Language, ReserveCourt } from '../model/contract.ts'

const reservations = '/api/frontend/user/sports/courts/reservations'
/** Specification, section 9. */
const timeLimit = 10_000
type InLanguage = { language: Language }

/** Specification, section 7 "Sports". */
export const holdEndpoints = {
  create: route<{ query: InLanguage; body: ReserveCourt; answer: CourtReservations }>()(
    'PUT',
    reservations,
    { timeLimit },
  ),
  list: route<{ query: InLanguage; answer: CourtReservations }>()('GET', reservations, {
    timeLimit,
  }),
  release: route<{ query: HoldId; answer: Done }>()('DELETE', reservations, { timeLimit }),
}
