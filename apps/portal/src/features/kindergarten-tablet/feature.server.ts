import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { dayDescribed } from './day/endpoints.server.ts'
import { createDayApi } from './day/handlers.server.ts'
import { healthDescribed } from './health/endpoints.server.ts'
import { createHealthApi } from './health/handlers.server.ts'
import { tabletCrontab, tabletTasks } from './jobs.server.ts'
import { listDescribed } from './list/endpoints.server.ts'
import { createListApi } from './list/handlers.server.ts'
import { marksDescribed } from './marks/endpoints.server.ts'
import { createMarksApi } from './marks/handlers.server.ts'
import { createAdmission } from './model/admit-device.server.ts'
import { pairingDescribed } from './pairing/endpoints.server.ts'
import { createPairingApi } from './pairing/handlers.server.ts'
import { pinsDescribed } from './pins/endpoints.server.ts'
import { createPinsApi } from './pins/handlers.server.ts'
import { reviewDescribed } from './review/endpoints.server.ts'
import { createReviewApi } from './review/handlers.server.ts'
import { service } from './service.ts'
import { threadsDescribed } from './threads/endpoints.server.ts'
import { createThreadsApi } from './threads/handlers.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'kindergarten tablets',
  service,
  whenOff,
  slices: ['pairing', 'pins', 'list', 'marks', 'health', 'threads', 'tablet', 'review', 'day'],
  api: (context) => {
    const admission = createAdmission(context)
    return new Hono<ApiEnvironment>()
      .route('/', createPairingApi(context))
      .route('/', createPinsApi(context))
      .route('/', createListApi({ ...context, admission }))
      .route('/', createMarksApi({ ...context, admission }))
      .route('/', createHealthApi({ ...context, admission }))
      .route('/', createThreadsApi({ ...context, admission }))
      .route('/', createReviewApi(context))
      .route('/', createDayApi(context))
  },
  descriptions: [
    ...Object.values(pairingDescribed),
    ...Object.values(pinsDescribed),
    ...Object.values(listDescribed),
    ...Object.values(marksDescribed),
    ...Object.values(healthDescribed),
    ...Object.values(threadsDescribed),
    ...Object.values(reviewDescribed),
    ...Object.values(dayDescribed),
  ],
  tasks: tabletTasks,
  crontab: tabletCrontab,
  demo: async (context) => {
    const { seedTablets } = await import('./demo/seed-tablets.server.ts')
    await seedTablets(context)
  },
}
