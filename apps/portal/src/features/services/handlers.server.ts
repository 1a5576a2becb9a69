import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { WhenOffOf } from '#core/services/when-off.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { described } from './endpoints.server.ts'
import { readServices } from './read-services.server.ts'
import { switchService } from './switch-service.server.ts'

/** Administrators say what the site offers. */
export function createServicesApi({
  database,
  whenOffOf,
  clock,
  ...dependencies
}: AuthDependencies & { database: Database; whenOffOf: WhenOffOf; clock: Clock }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, () => readServices(database, whenOffOf, clock()))

  serve(described.switch, async ({ staff, params, body }) => {
    await switchService(database, staff, { ...params, ...body })
    return {}
  })

  return api
}
