import { serveRoutes } from '#core/feature/serve-endpoints.server.ts'
import { giveToken } from '#core/public-forms/form-token.server.ts'
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
  const { routes, serve } = serveRoutes({})
  serve(described.token, () => ({ token: giveToken(secret, clock()) }))
  return routes
}
