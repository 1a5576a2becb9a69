import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describedDecision as described } from './endpoints.server.ts'
import { findStaffApplication } from './find-staff-application.server.ts'

/** What staff read of an application. */
export function createDecisionApi({
  database,
  ...dependencies
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.staffApplication, async ({ params }) => {
    const found = await findStaffApplication(database, params.id)
    if (!found) throw refuseCase('CASE_NOT_FOUND')
    return found
  })

  return api
}
