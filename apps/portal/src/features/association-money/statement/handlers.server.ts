import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { boardOf } from '../model/board.ts'
import { statementDescribed as described } from './endpoints.server.ts'
import { entriesAtOnce, mostEntries, readStatement } from './read-statement.server.ts'

/** The board reads the account of its association. */
export function createStatementApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, ({ user, params, query: { before } }) =>
    readStatement(database, boardOf(user, params, clock()), { before, limit: entriesAtOnce }),
  )

  serve(described.readAll, ({ user, params }) =>
    readStatement(database, boardOf(user, params, clock()), { before: null, limit: mostEntries }),
  )

  return api
}
