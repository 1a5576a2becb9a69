import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { createBookingAnnouncer } from './announce-bookings.server.ts'
import { createGroupClassBooking } from './book-group-class.server.ts'
import { classEntries } from './calendar/class-entries.server.ts'
import { described } from './endpoints.server.ts'
import { createGroupClassesApi } from './handlers.server.ts'
import { groupClassCrontab, groupClassTasks } from './jobs.server.ts'
import { createGroupClassList } from './list-group-classes.server.ts'
import { createListFollowers } from './live/list-followers.server.ts'
import { classMails } from './mail-previews.server.ts'
import { createClassMembersApi } from './member-handlers.server.ts'
import { bookingData } from './personal-data.server.ts'
import { bookingRetention } from './retention.server.ts'
import { scheduleDescribed } from './schedule/endpoints.server.ts'
import { createScheduleApi } from './schedule/handlers.server.ts'
import { staffDescribed } from './staff/endpoints.server.ts'
import { createClassStaffApi } from './staff/handlers.server.ts'
import { generateTask } from './tasks.server.ts'

export const feature: Feature = {
  name: 'group classes',
  mailPreviews: classMails,
  api: (context) => {
    const { database, sessions } = context
    const announcer = createBookingAnnouncer(context)
    context.onStop(announcer.stop)
    const list = createGroupClassList(context)
    const followers = createListFollowers({ list, log: context.log })
    context.onStopping(followers.stop)
    return new Hono<ApiEnvironment>()
      .route(
        '/',
        createGroupClassesApi({
          database,
          sessions,
          booking: createGroupClassBooking(database),
          list,
          followers,
          announcer,
        }),
      )
      .route('/', createClassMembersApi({ ...context, announcer }))
      .route('/', createClassStaffApi({ ...context, announcer }))
      .route('/', createScheduleApi({ ...context, announcer }))
  },
  descriptions: [
    ...Object.values(described),
    ...Object.values(staffDescribed),
    ...Object.values(scheduleDescribed),
  ],
  tasks: groupClassTasks,
  crontab: groupClassCrontab,
  personalTables: bookingData,
  retention: bookingRetention,
  calendar: classEntries,
  demo: async ({ database }) => {
    const { seedGroupClasses } = await import('./demo/seed-group-classes.server.ts')
    await seedGroupClasses(database)
  },
  begin: ({ database }) => enqueueJob(database, generateTask, {}),
}
