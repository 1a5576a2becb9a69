import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { whoOf } from '../model/applicant.server.ts'
import { sendDescribed as described } from './endpoints.server.ts'
import { sendApplication } from './send-application.server.ts'
import { withdrawApplication } from './withdraw-application.server.ts'

/** An application leaves its applicant, and is taken back. */
export function createSendApi({
  database,
  portalUrl,
  clock,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly portalUrl: string
  readonly clock: Clock
}) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, portalUrl }

  serve(described.send, async ({ user, params, body }) => {
    await sendApplication(parts, whoOf(user, clock()), params.applicationId, body)
    return {}
  })

  serve(described.withdraw, async ({ user, params }) => {
    await withdrawApplication(parts, whoOf(user, clock()), params.applicationId)
    return {}
  })

  return api
}
