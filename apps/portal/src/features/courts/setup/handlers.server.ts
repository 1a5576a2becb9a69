import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { setupDescribed as described } from './endpoints.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveSetup } from './save-setup.server.ts'

export function createCourtSetupApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.read, () => readSetup(database, clock()))
  serve(described.save, ({ staff, body }) => saveSetup(database, staff, body))
  return api
}
