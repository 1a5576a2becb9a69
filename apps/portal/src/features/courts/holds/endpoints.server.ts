import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { CourtReservations, HoldId, LanguageQuery, ReserveCourt } from '../model/contract.ts'
import { holdRefusals, reservationRefusals } from '../model/refusals.ts'
import { holdEndpoints as endpoints } from './endpoints.ts'

const refusalField = 'errorMessage'

export const holdsDescribed = {
  create: describeEndpoint(endpoints.create, {
    summary:
      'Holds consecutive half hours of a court for some minutes, as staff have set it, in which they can be paid. A repeated request returns the same hold.',
    access: 'user',
    query: LanguageQuery,
    body: ReserveCourt,
    answer: CourtReservations,
    refusals: reservationRefusals,
    refusalField,
  }),
  list: describeEndpoint(endpoints.list, {
    summary:
      'Lists the half hours of courts that the caller holds or has booked and that are not over.',
    access: 'user',
    query: LanguageQuery,
    answer: CourtReservations,
  }),
  release: describeEndpoint(endpoints.release, {
    summary: 'Releases a hold that is not paid. A repeated request succeeds.',
    access: 'user',
    query: HoldId,
    answer: Done,
    refusals: holdRefusals,
    refusalField,
  }),
}
