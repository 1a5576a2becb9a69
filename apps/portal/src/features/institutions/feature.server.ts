import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { fileDescribed } from './file/endpoints.server.ts'
import { createInstitutionFileApi } from './file/handlers.server.ts'
import { listDescribed } from './list/endpoints.server.ts'
import { createInstitutionListApi } from './list/handlers.server.ts'
import { setupDescribed } from './setup/endpoints.server.ts'
import { createInstitutionSetupApi } from './setup/handlers.server.ts'
import { institutionCheck } from './setup-check.server.ts'

export const feature: Feature = {
  name: 'institutions',
  slices: ['list', 'setup', 'file', 'page'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createInstitutionListApi(context))
      .route('/', createInstitutionSetupApi(context))
      .route('/', createInstitutionFileApi(context)),
  setupChecks: [institutionCheck],
  descriptions: [listDescribed, setupDescribed, fileDescribed].flatMap((part) =>
    Object.values(part),
  ),
  demo: async ({ database }) => {
    const { seedInstitutions } = await import('./demo/seed-institutions.server.ts')
    await seedInstitutions(database)
  },
}
