import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { courtEntries } from './bookings/court-entries.server.ts'
import { bookingsDescribed } from './bookings/endpoints.server.ts'
import { createBookingsApi } from './bookings/handlers.server.ts'
import { described } from './endpoints.server.ts'
import { createCourtsApi } from './handlers.server.ts'
import { courtCrontab, courtTasks } from './jobs.server.ts'
import { courtMails } from './mail-previews.server.ts'
import { payingDescribed } from './paying/endpoints.server.ts'
import { createPayingApi } from './paying/handlers.server.ts'
import { courtPayments } from './paying/payment-kind.server.ts'
import { courtData } from './personal-data.server.ts'
import { courtRetention } from './retention.server.ts'
import { createCachedSetup } from './setup/cached-setup.server.ts'
import { setupDescribed } from './setup/endpoints.server.ts'
import { createCourtSetupApi } from './setup/handlers.server.ts'
import { courtStaffDescribed } from './staff/endpoints.server.ts'
import { createCourtStaffApi } from './staff/handlers.server.ts'
import { createTimeslotList } from './timeslot-list.server.ts'
import { wishesDescribed } from './wishes/endpoints.server.ts'
import { createWishesApi } from './wishes/handlers.server.ts'

export const feature: Feature = {
  name: 'courts',
  mailPreviews: courtMails,
  api: (context) => {
    const setup = createCachedSetup(context)
    const list = createTimeslotList({ ...context, setup })
    return new Hono<ApiEnvironment>()
      .route('/', createCourtsApi({ ...context, setup, list }))
      .route('/', createCourtSetupApi(context))
      .route('/', createPayingApi(context))
      .route('/', createCourtStaffApi({ ...context, setup }))
      .route('/', createBookingsApi({ ...context, setup }))
      .route('/', createWishesApi({ ...context, setup }))
  },
  descriptions: [
    ...Object.values(described),
    ...Object.values(setupDescribed),
    ...Object.values(payingDescribed),
    ...Object.values(courtStaffDescribed),
    ...Object.values(bookingsDescribed),
    ...Object.values(wishesDescribed),
  ],
  tasks: courtTasks,
  crontab: courtCrontab,
  personalTables: courtData,
  retention: courtRetention,
  calendar: courtEntries,
  paymentKinds: [courtPayments],
  demo: async ({ database }) => {
    const { seedCourts } = await import('./demo/seed-courts.server.ts')
    await seedCourts(database)
  },
}
