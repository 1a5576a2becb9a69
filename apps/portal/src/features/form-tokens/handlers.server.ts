import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { issueToken } from '#core/public-forms/form-token.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { described } from './endpoints.server.ts'

export function createFormsApi({
  configuration: { AUTH_SECRET: secret },
  clock,
}: {
  configuration: Pick<Configuration, 'AUTH_SECRET'>
  clock: Clock
}) {
  const { api, serve } = serveEndpoints({})
  serve(described.token, () => ({ token: issueToken(secret, clock()) }))
  return api
}
