import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { whoOf } from '../model/applicant.server.ts'
import { listDescribed as described } from './endpoints.server.ts'
import { readOwnGrants } from './read-own-grants.server.ts'
import { startApplication } from './start-application.server.ts'

/** The applications of an association or a person, and how one begins. */
export function createListApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.own, ({ user, query }) =>
    readOwnGrants(database, whoOf(user, clock()), query.association ?? null),
  )

  serve(described.start, ({ user, body }) => startApplication(database, whoOf(user, clock()), body))

  return api
}
