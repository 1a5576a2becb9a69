import { type Done, endpoint } from '#platform/api/endpoint.ts'
import type { ChangedState, CreatedEvents, OpenEvent, OwnEvents } from './contract.ts'
import type { ChangedEvent, NewEvents, SeenEvent } from './event-form.ts'

const events = '/api/frontend/my-associations/:id/events'
const event = `${events}/:eventId` as const

export const manageEndpoints = {
  list: endpoint<{ answer: OwnEvents }>()('GET', events),
  create: endpoint<{ body: NewEvents; answer: CreatedEvents }>()('POST', events),
  read: endpoint<{ answer: OpenEvent }>()('GET', event),
  change: endpoint<{ body: ChangedEvent; answer: ChangedState }>()('PUT', event),
  remove: endpoint<{ body: SeenEvent; answer: Done }>()('POST', `${event}/removal`),
}
