import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { described as importFile } from './import-file/endpoints.server.ts'
import { createImportFileApi } from './import-file/handlers.server.ts'
import { described as institution } from './institution-api/endpoints.server.ts'
import { createInstitutionApi } from './institution-api/handlers.server.ts'
import { described as ownFees } from './own-fees/endpoints.server.ts'
import { createOwnFeesApi } from './own-fees/handlers.server.ts'
import { service } from './service.ts'

export const feature: Feature = {
  name: 'semester fee',
  service,
  slices: ['read-file', 'own-fees', 'institution-api', 'import-file'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createOwnFeesApi(context))
      .route('/', createInstitutionApi(context))
      .route('/', createImportFileApi(context)),
  descriptions: [ownFees, institution, importFile].flatMap((part) => Object.values(part)),
  demo: async ({ database, encryption }) => {
    const { seedSemesterFees } = await import('./demo/seed-semester-fees.server.ts')
    await seedSemesterFees(database, encryption)
  },
}
