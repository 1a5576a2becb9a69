import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { boardOf } from '../model/board.ts'
import { askPayout, withdrawRequest } from './ask-payout.server.ts'
import { payoutDescribed as described } from './endpoints.server.ts'

/** The board asks for the money of its association. */
export function createPayoutApi({
  database,
  clock,
  ...auth
}: AuthDependencies & { readonly database: Database; readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.ask, async ({ user, params, body }) => {
    await askPayout(database, boardOf(user, params, clock()), body, clock())
    return {}
  })

  serve(described.withdraw, async ({ user, params }) => {
    await withdrawRequest(database, boardOf(user, params, clock()), params, clock())
    return {}
  })

  return api
}
