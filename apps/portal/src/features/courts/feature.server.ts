import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createCourtsApi } from './api.server.ts'
import { createBookingsApi } from './bookings/api.server.ts'
import { courtEntries } from './bookings/court-entries.server.ts'
import { bookingsDescribed } from './bookings/routes.server.ts'
import { courtCrontab, courtTasks } from './jobs.server.ts'
import { courtMails } from './mail-previews.server.ts'
import { createPayingApi } from './paying/api.server.ts'
import { courtPayments } from './paying/payment-kind.server.ts'
import { payingDescribed } from './paying/routes.server.ts'
import { courtData } from './personal-data.server.ts'
import { courtRetention } from './retention.server.ts'
import { described } from './routes.server.ts'
import { createCourtSetupApi } from './setup/api.server.ts'
import { createKnownSetup } from './setup/known-setup.server.ts'
import { setupDescribed } from './setup/routes.server.ts'
import { createCourtStaffApi } from './staff/api.server.ts'
import { courtStaffDescribed } from './staff/routes.server.ts'
import { createTimeslotList } from './timeslot-list.server.ts'
import { createWishesApi } from './wishes/api.server.ts'
import { wishesDescribed } from './wishes/routes.server.ts'

export const feature: Feature = {
  name: 'courts',
  mailPreviews: courtMails,
  routes: (context) => {
    const setup = createKnownSetup(context)
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
