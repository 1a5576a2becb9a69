import { endpoint } from '#platform/api/endpoint.ts'
import { placeCalendarEndpoint } from '../model/place-calendar-endpoint.ts'
import type { OwnEvents } from './contract.ts'

export const takePartEndpoints = {
  list: endpoint<{ answer: OwnEvents }>()('GET', '/api/frontend/user/association-event-places'),
  calendar: placeCalendarEndpoint,
}
