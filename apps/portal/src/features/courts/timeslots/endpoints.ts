import { endpoint } from '#platform/api/endpoint.ts'
import type { Booker, Language, Timeslots } from '../model/contract.ts'

/** Specification, section 9. */
const timeLimit = 10_000

/** Specification, section 7 "Sports". */
export const timeslotEndpoints = {
  list: endpoint<{ query: { language: Language }; answer: Timeslots }>()(
    'GET',
    '/api/frontend/sports/courts/timeslots',
    { timeLimit },
  ),
  booker: endpoint<{ answer: Booker }>()('GET', '/api/frontend/user/sports/courts/booker', {
    timeLimit,
  }),
}
