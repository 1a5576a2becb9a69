import type { Feature } from '#core/feature/feature.server.ts'
import { createCalendarFiles } from './calendar-files.server.ts'

export const feature: Feature = {
  name: 'events',
  publicFiles: { path: /^\/[^?]+\.ics(?=\?|$)/, handlers: createCalendarFiles },
}
