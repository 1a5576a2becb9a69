import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { callerAt } from '../model/caller.ts'
import { accessDescribed as described } from './endpoints.server.ts'
import { readAccess } from './read-access.server.ts'
import { readInfo } from './read-info.server.ts'

/** Who can read the register, and who has: for the board, and for each member. */
export function createAccessApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const callerOf = callerAt(clock)

  serve(described.access, ({ user, params: { id } }) => readAccess(database, callerOf(user, id)))
  serve(described.info, ({ user, params: { id } }) => readInfo(database, callerOf(user, id)))

  return api
}
