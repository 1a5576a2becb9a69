import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { figuresDescribed } from './figures/endpoints.server.ts'
import { createFiguresApi } from './figures/handlers.server.ts'
import { createGrantFiles } from './files/public-files.server.ts'
import { grantedDescribed } from './granted/endpoints.server.ts'
import { createGrantedApi } from './granted/handlers.server.ts'
import { service } from './service.ts'
import { grantSearch } from './site/search-source.server.ts'

export const feature: Feature = {
  name: 'grant openness',
  service,
  slices: ['granted', 'files', 'figures', 'site'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createGrantedApi(context))
      .route('/', createFiguresApi(context)),
  descriptions: [grantedDescribed, figuresDescribed].flatMap((part) => Object.values(part)),
  publicFiles: {
    path: /^\/(?:foreninger\/tilskudd|en\/associations\/grants)\/(?:atom\.xml|grants\.csv)(?=\?|$)/,
    handlers: createGrantFiles,
  },
  searchSource: grantSearch,
  demo: async (context) => {
    const { seedGrants } = await import('./demo/seed-grants.server.ts')
    await seedGrants(context)
  },
}
