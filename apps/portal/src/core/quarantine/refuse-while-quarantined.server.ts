import type { MiddlewareHandler } from 'hono'
import { signInEndpoint, signInFormEndpoint, signOutEndpoint } from '#core/sessions/endpoints.ts'
import { staffEndpoints } from '#core/staff-area/endpoints.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { currentQuarantine } from './current-quarantine.server.ts'
import { restoreEndpoints } from './endpoints.ts'

/** What an administrator needs to release the site. */
const allowed: ReadonlySet<string> = new Set(
  [
    signInEndpoint,
    signInFormEndpoint,
    signOutEndpoint,
    staffEndpoints.enterStaffArea,
    staffEndpoints.leaveStaffArea,
    restoreEndpoints.release,
  ].map(({ path }) => path),
)

/** Seconds. */
const retryAfter = 600

/**
 * Refuses with QUARANTINED (503) whatever changes something: on top of what is missing it would be
 * wrong, and card providers and mail servers send again what they are refused.
 */
export const refuseWhileQuarantined: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const { method, path } = context.req
  if (currentQuarantine() && method !== 'GET' && method !== 'HEAD' && !allowed.has(path))
    throw new Refusal('QUARANTINED', 503, { headers: { 'retry-after': String(retryAfter) } })
  await next()
}
