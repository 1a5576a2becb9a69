import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { attendanceDescribed } from './attendance/endpoints.server.ts'
import { createAttendanceApi } from './attendance/handlers.server.ts'
import { courseDatesDescribed } from './dates/endpoints.server.ts'
import { createCourseDatesApi } from './dates/handlers.server.ts'
import { doorDescribed } from './door/endpoints.server.ts'
import { createDoorApi } from './door/handlers.server.ts'
import { service } from './service.ts'

export const feature: Feature = {
  name: 'course check-in',
  service,
  slices: ['attendance', 'door', 'dates'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createAttendanceApi(context))
      .route('/', createDoorApi(context))
      .route('/', createCourseDatesApi(context)),
  descriptions: [
    ...Object.values(attendanceDescribed),
    ...Object.values(doorDescribed),
    ...Object.values(courseDatesDescribed),
  ],
}
