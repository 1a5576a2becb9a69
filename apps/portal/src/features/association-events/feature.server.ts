import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { boardPlacesDescribed } from './board-places/endpoints.server.ts'
import { createBoardPlacesApi } from './board-places/handlers.server.ts'
import { bookDescribed } from './book/endpoints.server.ts'
import { createBookApi } from './book/handlers.server.ts'
import { calendarDescribed } from './calendar/endpoints.server.ts'
import { createCalendarApi } from './calendar/handlers.server.ts'
import { associationEventSource } from './calendar/public-event-source.server.ts'
import { checkInDescribed } from './check-in/endpoints.server.ts'
import { createCheckInApi } from './check-in/handlers.server.ts'
import { associationEventTasks } from './jobs.server.ts'
import { associationEventMails } from './mail-previews.server.ts'
import { manageDescribed } from './manage/endpoints.server.ts'
import { createManageApi } from './manage/handlers.server.ts'
import { ticketMoney } from './money-source.server.ts'
import { payPlaceDescribed } from './pay/endpoints.server.ts'
import { createPayPlaceApi } from './pay/handlers.server.ts'
import { eventPlacePayments } from './pay/payment-kind.server.ts'
import { associationEventData } from './personal-data.server.ts'
import { eventWork } from './publish/count-work.server.ts'
import { publishDescribed } from './publish/endpoints.server.ts'
import { createPublishApi } from './publish/handlers.server.ts'
import { associationEventRetention } from './retention.server.ts'
import { service } from './service.ts'
import { staffPlacesDescribed } from './staff-places/endpoints.server.ts'
import { createStaffPlacesApi } from './staff-places/handlers.server.ts'
import { takePartDescribed } from './take-part/endpoints.server.ts'
import { createTakePartApi } from './take-part/handlers.server.ts'
import { listEventEntries } from './take-part/list-event-entries.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'association events',
  service,
  whenOff,
  slices: [
    'book',
    'pay',
    'take-part',
    'board-places',
    'check-in',
    'staff-places',
    'manage',
    'publish',
    'calendar',
  ],
  mailPreviews: associationEventMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createBookApi(context))
      .route('/', createPayPlaceApi(context))
      .route('/', createTakePartApi(context))
      .route('/', createBoardPlacesApi(context))
      .route('/', createCheckInApi(context))
      .route('/', createStaffPlacesApi(context))
      .route('/', createManageApi(context))
      .route('/', createPublishApi(context))
      .route('/', createCalendarApi(context)),
  descriptions: [
    ...Object.values(bookDescribed),
    ...Object.values(payPlaceDescribed),
    ...Object.values(takePartDescribed),
    ...Object.values(boardPlacesDescribed),
    ...Object.values(checkInDescribed),
    ...Object.values(staffPlacesDescribed),
    ...Object.values(manageDescribed),
    ...Object.values(publishDescribed),
    ...Object.values(calendarDescribed),
  ],
  tasks: associationEventTasks,
  personalTables: associationEventData,
  retention: associationEventRetention,
  calendar: listEventEntries,
  paymentKinds: [eventPlacePayments],
  moneySources: [ticketMoney],
  staffWork: [eventWork],
  publicEvents: associationEventSource,
  demo: async ({ database }) => {
    const { seedAssociationEvents } = await import('./demo/seed-association-events.server.ts')
    await seedAssociationEvents(database)
  },
}
