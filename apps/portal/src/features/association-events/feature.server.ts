import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { calendarDescribed } from './calendar/endpoints.server.ts'
import { createCalendarApi } from './calendar/handlers.server.ts'
import { associationEventSource } from './calendar/public-event-source.server.ts'
import { eventMails } from './mail-previews.server.ts'
import { manageDescribed } from './manage/endpoints.server.ts'
import { createManageApi } from './manage/handlers.server.ts'
import { eventData } from './personal-data.server.ts'
import { eventWork } from './publish/count-work.server.ts'
import { publishDescribed } from './publish/endpoints.server.ts'
import { createPublishApi } from './publish/handlers.server.ts'
import { eventRetention } from './retention.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'association events',
  service,
  whenOff,
  slices: ['manage', 'publish', 'calendar'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createManageApi(context))
      .route('/', createPublishApi(context))
      .route('/', createCalendarApi(context)),
  descriptions: [
    ...Object.values(manageDescribed),
    ...Object.values(publishDescribed),
    ...Object.values(calendarDescribed),
  ],
  mailPreviews: eventMails,
  personalTables: eventData,
  retention: eventRetention,
  staffWork: [eventWork],
  publicEvents: associationEventSource,
  demo: async ({ database }) => {
    const { seedAssociationEvents } = await import('./demo/seed-association-events.server.ts')
    await seedAssociationEvents(database)
  },
}
