import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { roundDescribed as described } from './endpoints.server.ts'
import { findStaffRound } from './find-staff-round.server.ts'
import { listStaffRounds } from './list-staff-rounds.server.ts'

/** Staff follow the rounds of grants. */
export function createRoundApi({
  database,
  clock,
  ...dependencies
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.list, () => listStaffRounds(database, clock()))

  serve(described.read, ({ staff, params }) =>
    findStaffRound(database, staff.userId, params.id, clock()),
  )

  return api
}
