import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { whoOf } from '../model/applicant.server.ts'
import { readDescribed as described } from './endpoints.server.ts'
import { readApplication } from './read-application.server.ts'

/** One application, for those who apply. */
export function createReadApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.application, ({ user, params }) =>
    readApplication(database, whoOf(user, clock()), params.applicationId),
  )
  return api
}
