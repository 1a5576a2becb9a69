import type { Hono } from 'hono'
import type { PortalContext } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { isMachineOnly } from '#platform/api/describe-endpoint.server.ts'
import { createDocumentApi } from '#platform/api/document-handlers.server.ts'
import { createContentApi } from '#platform/content/content-handlers.server.ts'
import { createPreviewApi } from '#platform/preview/preview-handlers.server.ts'
import { descriptions, features } from './features.server.ts'

/** Every endpoint of the API. `role-matrix.integration.test.ts` says who may use each. */
export function createPortalApi(context: PortalContext): Hono<ApiEnvironment> {
  const { configuration, log, content, addresses, preview } = context
  const longerBodies = Object.fromEntries(
    descriptions.flatMap(({ endpoint, longestBody }) =>
      longestBody === undefined ? [] : [[endpoint.path, longestBody]],
    ),
  )
  const sentByAnybody = new Set(
    descriptions
      .filter(({ access }) => access === 'everybody' || isMachineOnly(access))
      .map(({ endpoint }) => endpoint.path),
  )
  const api = createApi({ configuration, log, longerBodies, sentByAnybody })
  for (const feature of features) if (feature.api) api.route('/', feature.api(context))
  return api
    .route('/', createDocumentApi(descriptions))
    .route('/', createContentApi({ content, addresses, preview }))
    .route('/', createPreviewApi({ siteKey: configuration.SITE_KEY, cookies: preview }))
}
