import { endpoint } from '#platform/api/endpoint.ts'
import type { ListedEvents, ListedQuery } from './contract.ts'

export const eventEndpoints = {
  listOthers: endpoint<{ query: ListedQuery; answer: ListedEvents }>()(
    'GET',
    '/api/frontend/event-calendar/others',
  ),
}
