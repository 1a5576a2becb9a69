import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { Booker, LanguageQuery, Timeslots } from '../model/contract.ts'
import { timeslotEndpoints as endpoints } from './endpoints.ts'

export const timeslotsDescribed = {
  list: describeEndpoint(endpoints.list, {
    summary: 'Lists the coming half hours of courts and halls, open or not, with their prices.',
    access: 'everybody',
    query: LanguageQuery,
    answer: Timeslots,
    mayBeUnchanged: true,
  }),
  booker: describeEndpoint(endpoints.booker, {
    summary:
      'Says whether the caller may book courts today, and how much is refunded when they cancel.',
    access: 'user',
    answer: Booker,
  }),
}
