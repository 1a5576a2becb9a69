import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findPaymentSettings } from '#core/payments/refund-limit.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { proposeLimits } from './limits.server.ts'

/** Two administrators set from which amount a refund by card needs a second person. */
export function createRefundLimitsApi({
  database,
  ...dependencies
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, () => findPaymentSettings(database))

  serve(described.propose, async ({ staff, body }) => {
    await proposeLimits(database, staff, body)
    return {}
  })

  return api
}
