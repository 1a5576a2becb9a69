import { describeRoute } from '#platform/api/describe-route.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import {
  Booker,
  CourtReservations,
  HoldId,
  LanguageQuery,
  ReserveCourt,
  Timeslots,
} from './contract.ts'
import { courtRoutes as routes } from './endpoints.ts'
import { holdRefusals, reservationRefusals } from './refusals.ts'

const refusalField = 'errorMessage'

export const described = {
  timeslots: describeRoute(routes.timeslots, {
    summary: 'The half hours of courts and halls that are to come, open or not, with their prices.',
    mayAsk: 'everybody',
    query: LanguageQuery,
    answer: Timeslots,
    mayBeUnchanged: true,
  }),
  reserve: describeRoute(routes.reserve, {
    summary:
      'Holds consecutive half hours of a court for ten minutes, in which they are paid. Sent again it is the same hold.',
    mayAsk: 'user',
    query: LanguageQuery,
    body: ReserveCourt,
    answer: CourtReservations,
    refusals: reservationRefusals,
    refusalField,
  }),
  reservations: describeRoute(routes.reservations, {
    summary: 'What one holds or has booked of courts and is not over.',
    mayAsk: 'user',
    query: LanguageQuery,
    answer: CourtReservations,
  }),
  booker: describeRoute(routes.booker, {
    summary: 'Whether one may book courts today, and what is given back when one cancels.',
    mayAsk: 'user',
    answer: Booker,
  }),
  release: describeRoute(routes.release, {
    summary: 'Gives up what one holds and has not paid. Sent again it is done.',
    mayAsk: 'user',
    query: HoldId,
    answer: Done,
    refusals: holdRefusals,
    refusalField,
  }),
}
