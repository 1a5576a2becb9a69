import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { createGroupClassBooking } from './book/book-group-class.server.ts'
import { bookingDescribed } from './book/endpoints.server.ts'
import { createClassBookingApi } from './book/handlers.server.ts'
import { classEntries } from './calendar/class-entries.server.ts'
import { calendarDescribed } from './calendar/endpoints.server.ts'
import { createCalendarApi } from './calendar/handlers.server.ts'
import { instructorFileDescribed } from './instructor-file/endpoints.server.ts'
import { createInstructorFileApi } from './instructor-file/handlers.server.ts'
import { groupClassCrontab, groupClassTasks } from './jobs.server.ts'
import { listDescribed } from './list/endpoints.server.ts'
import { createClassListApi } from './list/handlers.server.ts'
import { createListFollowers } from './list/list-followers.server.ts'
import { createGroupClassList } from './list/list-group-classes.server.ts'
import { classMails } from './mail-previews.server.ts'
import { classBookingsOfMembers } from './membership-end/cancel-bookings.server.ts'
import { listClassBookers } from './membership-use.server.ts'
import { createBookingAnnouncer } from './model/announce-bookings.server.ts'
import { followNamesTask, generateTask } from './model/tasks.server.ts'
import { noticesDescribed } from './notices/endpoints.server.ts'
import { createClassNoticesApi } from './notices/handlers.server.ts'
import { bookingData } from './personal-data.server.ts'
import { bookingRetention } from './retention.server.ts'
import { scheduleDescribed } from './schedule/endpoints.server.ts'
import { createScheduleApi } from './schedule/handlers.server.ts'
import { scheduleFileDescribed } from './schedule-file/endpoints.server.ts'
import { createScheduleFileApi } from './schedule-file/handlers.server.ts'
import { service } from './service.ts'
import { classSetupDescribed } from './setup/endpoints.server.ts'
import { createClassSetupApi } from './setup/handlers.server.ts'
import { namesPages } from './setup/linked-names.server.ts'
import { classChecks } from './setup-checks.server.ts'
import { staffDescribed } from './staff/endpoints.server.ts'
import { createClassStaffApi } from './staff/handlers.server.ts'
import { usageDescribed } from './usage/endpoints.server.ts'
import { createClassUsageApi } from './usage/handlers.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'group classes',
  service,
  whenOff,
  slices: [
    'list',
    'book',
    'live',
    'notify',
    'membership-end',
    'calendar',
    'notices',
    'browse',
    'my-sports',
    'staff',
    'usage',
    'schedule',
    'setup',
    'instructor-file',
    'schedule-file',
  ],
  mailPreviews: classMails,
  api: (context) => {
    const { database, sessions } = context
    const announcer = createBookingAnnouncer(context)
    context.onStop(announcer.stop)
    const list = createGroupClassList(context)
    const followers = createListFollowers({ list, log: context.log })
    context.onStopping(followers.stop)
    return new Hono<ApiEnvironment>()
      .route('/', createClassListApi({ database, sessions, list, followers }))
      .route(
        '/',
        createClassBookingApi({
          database,
          sessions,
          booking: createGroupClassBooking(database),
          announcer,
        }),
      )
      .route('/', createCalendarApi(context))
      .route('/', createClassNoticesApi({ ...context, announcer }))
      .route('/', createClassStaffApi({ ...context, announcer }))
      .route('/', createClassUsageApi(context))
      .route('/', createScheduleApi({ ...context, announcer }))
      .route('/', createClassSetupApi({ ...context, announcer }))
      .route('/', createInstructorFileApi({ ...context, announcer }))
      .route('/', createScheduleFileApi({ ...context, announcer }))
  },
  setupChecks: classChecks,
  descriptions: [
    ...Object.values(listDescribed),
    ...Object.values(bookingDescribed),
    ...Object.values(calendarDescribed),
    ...Object.values(noticesDescribed),
    ...Object.values(staffDescribed),
    ...Object.values(usageDescribed),
    ...Object.values(scheduleDescribed),
    ...Object.values(classSetupDescribed),
    ...Object.values(instructorFileDescribed),
    ...Object.values(scheduleFileDescribed),
  ],
  tasks: groupClassTasks,
  crontab: groupClassCrontab,
  personalTables: bookingData,
  retention: bookingRetention,
  calendar: classEntries,
  membershipUse: listClassBookers,
  membershipBookings: classBookingsOfMembers,
  demo: async ({ database }) => {
    const { seedGroupClasses } = await import('./demo/seed-group-classes.server.ts')
    await seedGroupClasses(database)
  },
  begin: async ({ database }) => {
    await enqueueJob(database, generateTask, {})
    await enqueueFollowingNames(database)
  },
  onContentChange: async ({ database }, tags) => {
    if (tags === null || tags.some(namesPages)) await enqueueFollowingNames(database)
  },
}

/** Instances hear of a change at the same time: theirs become one job. */
const enqueueFollowingNames = (database: Database) =>
  enqueueJob(database, followNamesTask, {}, { key: followNamesTask.name })
