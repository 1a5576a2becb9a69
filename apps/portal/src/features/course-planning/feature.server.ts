import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { planningTasks } from './jobs.server.ts'
import { planningMails } from './mail-previews.server.ts'
import { peopleDescribed } from './people/endpoints.server.ts'
import { createPeopleApi } from './people/handlers.server.ts'
import { planningData } from './personal-data.server.ts'
import { planDescribed } from './plan/endpoints.server.ts'
import { createPlanApi } from './plan/handlers.server.ts'
import { callOffProposals } from './publish/call-off-kind.server.ts'
import { publishDescribed } from './publish/endpoints.server.ts'
import { createPublishApi } from './publish/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'course planning',
  service,
  whenOff,
  slices: ['plan', 'publish', 'people', 'mails', 'page'],
  mailPreviews: planningMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createPlanApi(context))
      .route('/', createPublishApi(context))
      .route('/', createPeopleApi(context)),
  descriptions: [planDescribed, publishDescribed, peopleDescribed].flatMap((part) =>
    Object.values(part),
  ),
  tasks: planningTasks,
  proposalKinds: [callOffProposals],
  personalTables: planningData,
  demo: async ({ database }) => {
    const { seedCourses } = await import('./demo/seed-courses.server.ts')
    await seedCourses(database)
  },
}
