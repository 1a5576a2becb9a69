import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { listDescribed } from './list/endpoints.server.ts'
import { createInstitutionListApi } from './list/handlers.server.ts'
import { setupDescribed } from './setup/endpoints.server.ts'
import { createInstitutionSetupApi } from './setup/handlers.server.ts'

export const feature: Feature = {
  name: 'institutions',
  slices: ['list', 'setup'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createInstitutionListApi(context))
      .route('/', createInstitutionSetupApi(context)),
  descriptions: [...Object.values(listDescribed), ...Object.values(setupDescribed)],
  demo: async ({ database }) => {
    const { seedInstitutions } = await import('./demo/seed-institutions.server.ts')
    await seedInstitutions(database)
  },
}
