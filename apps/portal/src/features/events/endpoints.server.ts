import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { ListedEvents, ListedQuery } from './contract.ts'
import { eventEndpoints as endpoints } from './endpoints.ts'

export const eventsDescribed = {
  listOthers: describeEndpoint(endpoints.listOthers, {
    summary: 'Events of associations and others for one page of the event calendar.',
    access: 'everybody',
    query: ListedQuery,
    answer: ListedEvents,
  }),
}
