import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  Booker,
  CourtReservations,
  HoldId,
  LanguageQuery,
  ReserveCourt,
  Timeslots,
} from './contract.ts'
import { courtEndpoints as endpoints } from './endpoints.ts'
import { holdRefusals, reservationRefusals } from './refusals.ts'

const refusalField = 'errorMessage'

export const described = {
  timeslots: describeEndpoint(endpoints.timeslots, {
    summary: 'The half hours of courts and halls that are to come, open or not, with their prices.',
    access: 'everybody',
    query: LanguageQuery,
    answer: Timeslots,
    mayBeUnchanged: true,
  }),
  reserve: describeEndpoint(endpoints.reserve, {
    summary:
      'Holds consecutive half hours of a court for ten minutes, in which they are paid. Sent again it is the same hold.',
    access: 'user',
    query: LanguageQuery,
    body: ReserveCourt,
    answer: CourtReservations,
    refusals: reservationRefusals,
    refusalField,
  }),
  reservations: describeEndpoint(endpoints.reservations, {
    summary: 'What one holds or has booked of courts and is not over.',
    access: 'user',
    query: LanguageQuery,
    answer: CourtReservations,
  }),
  booker: describeEndpoint(endpoints.booker, {
    summary: 'Whether one may book courts today, and what is given back when one cancels.',
    access: 'user',
    answer: Booker,
  }),
  release: describeEndpoint(endpoints.release, {
    summary: 'Gives up what one holds and has not paid. Sent again it is done.',
    access: 'user',
    query: HoldId,
    answer: Done,
    refusals: holdRefusals,
    refusalField,
  }),
}
