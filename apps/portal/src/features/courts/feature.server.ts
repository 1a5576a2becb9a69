import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { holdsDescribed } from './holds/endpoints.server.ts'
import { createHoldsApi } from './holds/handlers.server.ts'
import { courtCrontab, courtTasks } from './jobs.server.ts'
import { courtMails } from './mail-previews.server.ts'
import { courtBookingsOfMembers } from './membership-end/cancel-bookings.server.ts'
import { listCourtBookers } from './membership-use.server.ts'
import { createCachedSetup } from './model/cached-setup.server.ts'
import { courtMoney } from './money-source.server.ts'
import { bookingsDescribed } from './my-bookings/endpoints.server.ts'
import { createBookingsApi } from './my-bookings/handlers.server.ts'
import { listCourtEntries } from './my-bookings/list-court-entries.server.ts'
import { payDescribed } from './pay/endpoints.server.ts'
import { createPayApi } from './pay/handlers.server.ts'
import { courtPayments } from './pay/payment-kind.server.ts'
import { courtData } from './personal-data.server.ts'
import { courtRetention } from './retention.server.ts'
import { service } from './service.ts'
import { setupDescribed } from './setup/endpoints.server.ts'
import { createCourtSetupApi } from './setup/handlers.server.ts'
import { courtCheck } from './setup/setup-check.server.ts'
import { slotAlertsDescribed } from './slot-alerts/endpoints.server.ts'
import { createSlotAlertsApi } from './slot-alerts/handlers.server.ts'
import { staffCalendarDescribed } from './staff-calendar/endpoints.server.ts'
import { createStaffCalendarApi } from './staff-calendar/handlers.server.ts'
import { timeslotsDescribed } from './timeslots/endpoints.server.ts'
import { createTimeslotsApi } from './timeslots/handlers.server.ts'
import { createTimeslotList } from './timeslots/timeslot-list.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'courts',
  service,
  whenOff,
  slices: [
    'timeslots',
    'receipts',
    'holds',
    'notify-member',
    'pay',
    'membership-end',
    'setup',
    'slot-alerts',
    'my-bookings',
    'book',
    'staff-calendar',
  ],
  mailPreviews: courtMails,
  api: (context) => {
    const setup = createCachedSetup(context)
    const list = createTimeslotList({ ...context, setup })
    return new Hono<ApiEnvironment>()
      .route('/', createTimeslotsApi({ ...context, setup, list }))
      .route('/', createHoldsApi({ ...context, setup }))
      .route('/', createCourtSetupApi(context))
      .route('/', createPayApi(context))
      .route('/', createStaffCalendarApi({ ...context, setup }))
      .route('/', createBookingsApi({ ...context, setup }))
      .route('/', createSlotAlertsApi({ ...context, setup }))
  },
  setupChecks: [courtCheck],
  descriptions: [
    ...Object.values(timeslotsDescribed),
    ...Object.values(holdsDescribed),
    ...Object.values(setupDescribed),
    ...Object.values(payDescribed),
    ...Object.values(staffCalendarDescribed),
    ...Object.values(bookingsDescribed),
    ...Object.values(slotAlertsDescribed),
  ],
  tasks: courtTasks,
  crontab: courtCrontab,
  personalTables: courtData,
  retention: courtRetention,
  calendar: listCourtEntries,
  membershipUse: listCourtBookers,
  membershipBookings: courtBookingsOfMembers,
  paymentKinds: [courtPayments],
  moneySources: [courtMoney],
  demo: async ({ database }) => {
    const { seedCourts } = await import('./demo/seed-courts.server.ts')
    await seedCourts(database)
    const { seedCourtSales } = await import('./demo/seed-court-sales.server.ts')
    await seedCourtSales(database)
  },
}
