import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { correctDescribed as described } from './endpoints.server.ts'
import { moveApplication } from './move-application.server.ts'
import { openCaseAgain } from './open-case-again.server.ts'
import { withdrawForApplicant } from './withdraw-for-applicant.server.ts'

/** Staff put right where an application is. */
export function createCorrectApi({
  database,
  portalUrl,
  clock,
  ...dependencies
}: AuthDependencies & { database: Database; portalUrl: string; clock: Clock }) {
  const { api, serve } = serveEndpoints(dependencies)
  const parts = { database, portalUrl }

  serve(described.move, async ({ staff, params, body }) => {
    await moveApplication(parts, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.withdraw, async ({ staff, params, body }) => {
    await withdrawForApplicant(parts, staff, { ...params, ...body }, clock())
    return {}
  })

  serve(described.openCase, async ({ staff, params }) => ({
    caseId: await openCaseAgain(database, staff, params.id),
  }))

  return api
}
