import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { PublicEvents } from '#core/public-events/public-event.ts'
import { eventsDescribed as described } from './endpoints.server.ts'
import { listOthers } from './list-others.server.ts'

export function createEventsApi({ publicEvents }: { publicEvents: PublicEvents }) {
  const { api, serve } = serveEndpoints({})
  serve(described.listOthers, ({ query }) => listOthers(publicEvents, query))
  return api
}
