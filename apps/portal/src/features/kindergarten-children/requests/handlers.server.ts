import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { acceptChange, decideRequest } from './decide-request.server.ts'
import { requestsDescribed as described } from './endpoints.server.ts'

/** What guardians request of places. */
export function createRequestsApi({
  database,
  encryption,
  portalUrl,
  ...auth
}: AuthDependencies & Parts & { readonly portalUrl: string }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.decide, async ({ staff, params: { id: childId, requestId }, body }) => {
    await decideRequest({ database, encryption, portalUrl }, { staff, childId, requestId }, body)
    return {}
  })

  serve(described.move, async ({ staff, params: { id: childId, requestId }, body }) => {
    await acceptChange({ database, encryption, portalUrl }, { staff, childId, requestId }, body)
    return {}
  })

  return api
}
