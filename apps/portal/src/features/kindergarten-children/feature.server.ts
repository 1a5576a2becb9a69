import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { careDescribed } from './care/endpoints.server.ts'
import { createCareApi } from './care/handlers.server.ts'
import { childDescribed } from './child/endpoints.server.ts'
import { createChildApi } from './child/handlers.server.ts'
import { childDetailsDescribed } from './child-details/endpoints.server.ts'
import { createChildDetailsApi } from './child-details/handlers.server.ts'
import { childFileDescribed } from './child-file/endpoints.server.ts'
import { createChildFileApi } from './child-file/handlers.server.ts'
import { guardiansDescribed } from './guardians/endpoints.server.ts'
import { createGuardiansApi } from './guardians/handlers.server.ts'
import { childrenDescribed } from './list/endpoints.server.ts'
import { createChildrenApi } from './list/handlers.server.ts'
import { childrenWork } from './model/waiting.server.ts'
import { placesDescribed } from './places/endpoints.server.ts'
import { createPlacesApi } from './places/handlers.server.ts'
import { requestsDescribed } from './requests/endpoints.server.ts'
import { createRequestsApi } from './requests/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'kindergarten children',
  service,
  whenOff,
  slices: [
    'components',
    'places',
    'child-details',
    'guardians',
    'care',
    'requests',
    'child',
    'list',
    'child-file',
  ],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createChildrenApi(context))
      .route('/', createChildApi(context))
      .route('/', createPlacesApi(context))
      .route('/', createChildDetailsApi(context))
      .route('/', createGuardiansApi(context))
      .route('/', createCareApi(context))
      .route('/', createRequestsApi(context))
      .route('/', createChildFileApi(context)),
  descriptions: [
    ...Object.values(childrenDescribed),
    ...Object.values(childDescribed),
    ...Object.values(placesDescribed),
    ...Object.values(childDetailsDescribed),
    ...Object.values(guardiansDescribed),
    ...Object.values(careDescribed),
    ...Object.values(requestsDescribed),
    ...Object.values(childFileDescribed),
  ],
  staffWork: [childrenWork],
  demo: async (context) => {
    const { seedChildren } = await import('#core/kindergartens/demo/seed-children.server.ts')
    const { seedPresence } = await import('#core/kindergartens/demo/seed-presence.server.ts')
    await seedChildren(context)
    await seedPresence(context.database)
  },
}
