import type { Feature } from '#core/feature/feature.server.ts'
import { createCalendarFiles } from './calendar-files.server.ts'
import { eventsDescribed } from './endpoints.server.ts'
import { createEventsApi } from './handlers.server.ts'

export const feature: Feature = {
  name: 'events',
  api: createEventsApi,
  descriptions: Object.values(eventsDescribed),
  publicFiles: { path: /^\/[^?]+\.ics(?=\?|$)/, handlers: createCalendarFiles },
}
