import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { ownDocumentsDescribed } from './documents/endpoints.server.ts'
import { createOwnDocumentsApi } from './documents/handlers.server.ts'
import { financesDescribed } from './list/endpoints.server.ts'
import { createFinancesApi } from './list/handlers.server.ts'

/** The money of one person, whatever it was for. What it was for is said by `moneySources`. */
export const feature: Feature = {
  name: 'finances',
  slices: ['documents', 'summary', 'list'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createFinancesApi(context))
      .route('/', createOwnDocumentsApi(context)),
  descriptions: [...Object.values(financesDescribed), ...Object.values(ownDocumentsDescribed)],
}
