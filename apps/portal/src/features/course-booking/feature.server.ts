import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { bookDescribed } from './book/endpoints.server.ts'
import { createBookApi } from './book/handlers.server.ts'
import { courseBookingCrontab, courseBookingTasks } from './jobs.server.ts'
import { courseBookingMails } from './mail-previews.server.ts'
import { mineDescribed } from './mine/endpoints.server.ts'
import { createMyCoursesApi } from './mine/handlers.server.ts'
import { listCourseEntries } from './mine/list-course-entries.server.ts'
import { payCourseDescribed } from './pay/endpoints.server.ts'
import { createPayCourseApi } from './pay/handlers.server.ts'
import { coursePayments } from './pay/payment-kind.server.ts'
import { service } from './service.ts'
import { ticketDescribed } from './tickets/endpoints.server.ts'
import { createTicketApi } from './tickets/handlers.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'course booking',
  service,
  whenOff,
  slices: ['tickets', 'book', 'pay', 'mine', 'mail'],
  mailPreviews: courseBookingMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createTicketApi(context))
      .route('/', createBookApi(context))
      .route('/', createPayCourseApi(context))
      .route('/', createMyCoursesApi(context)),
  descriptions: [
    ...Object.values(ticketDescribed),
    ...Object.values(bookDescribed),
    ...Object.values(payCourseDescribed),
    ...Object.values(mineDescribed),
  ],
  tasks: courseBookingTasks,
  crontab: courseBookingCrontab,
  calendar: listCourseEntries,
  paymentKinds: [coursePayments],
}
