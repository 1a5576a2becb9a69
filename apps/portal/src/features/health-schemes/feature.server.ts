import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { describedList } from './list/endpoints.server.ts'
import { createSchemeListApi } from './list/handlers.server.ts'
import { service } from './service.ts'
import { schemeCheck } from './setup-check.server.ts'
import { describedVersions } from './versions/endpoints.server.ts'
import { createVersionApi } from './versions/handlers.server.ts'
import { schemeVersionProposals } from './versions/version-proposal.server.ts'

export const feature: Feature = {
  name: 'health schemes',
  service,
  slices: ['components', 'list', 'versions'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createVersionApi(context))
      .route('/', createSchemeListApi(context)),
  descriptions: [describedList, describedVersions].flatMap((part) => Object.values(part)),
  proposalKinds: [schemeVersionProposals],
  setupChecks: [schemeCheck],
  demo: async ({ database }) => {
    const { seedSchemes } = await import('./demo/seed-schemes.server.ts')
    await seedSchemes(database)
  },
}
