import type { Hono, MiddlewareHandler } from 'hono'
import type { Feature, PortalContext } from '#core/feature/feature.server.ts'
import { refuseWhileQuarantined } from '#core/quarantine/refuse-while-quarantined.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { isMachineOnly } from '#platform/api/describe-endpoint.server.ts'
import { createDocumentApi } from '#platform/api/document-handlers.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { createContentApi } from '#platform/content/content-handlers.server.ts'
import { createPreviewApi } from '#platform/preview/preview-handlers.server.ts'
import { isServiceOffered, isServiceReachable } from '#platform/services/current-services.ts'
import { descriptions, descriptionsOf, features } from './features.server.ts'

/** The endpoints of a feature that are not always there. */
function endpointsOf(feature: Feature) {
  const { service, whenOff } = feature
  if (!service) return []
  return descriptionsOf(feature).map((description) => {
    const isBeginning = whenOff?.begins.includes(description) ?? true
    const isThere = isBeginning ? isServiceOffered : isServiceReachable
    const isAlways = whenOff?.always?.includes(description) ?? false
    return {
      endpoint: description.endpoint,
      description,
      isReachable: () => isAlways || isThere(service),
    }
  })
}

const closable = new Map(
  features.flatMap((feature) =>
    endpointsOf(feature).map(({ description, isReachable }) => [description, isReachable] as const),
  ),
)

/** What the API has for now. */
const reachableDescriptions = () =>
  descriptions.filter((description) => closable.get(description)?.() ?? true)

/** Refuses with SERVICE_OFF (404) what nobody can begin, or finish, any more. */
function refuseUnless(isReachable: () => boolean): MiddlewareHandler<ApiEnvironment> {
  return async (_context, next) => {
    if (!isReachable()) throw new Refusal('SERVICE_OFF', 404)
    await next()
  }
}

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
  api.use(refuseWhileQuarantined)
  for (const feature of features) {
    for (const { endpoint, isReachable } of endpointsOf(feature))
      api.on(endpoint.method, endpoint.path, refuseUnless(isReachable))
    if (feature.api) api.route('/', feature.api(context))
  }
  return api
    .route('/', createDocumentApi(reachableDescriptions))
    .route('/', createContentApi({ content, addresses, preview }))
    .route('/', createPreviewApi({ siteKey: configuration.SITE_KEY, cookies: preview }))
}
