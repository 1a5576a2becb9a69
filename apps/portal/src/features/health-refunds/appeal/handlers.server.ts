import type { SettlingParts } from '#core/bank/payout-source.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { decideAppeal } from './decide-appeal.server.ts'
import { appealDescribed as described } from './endpoints.server.ts'

/** Staff answer appeals. */
export function createAppealApi({
  database,
  encryption,
  portalUrl,
  payoutSources,
  clock,
  ...auth
}: AuthDependencies & SettlingParts & { readonly clock: Clock }) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption, portalUrl, payoutSources }

  serve(described.decide, async ({ staff, params, body }) => {
    await decideAppeal(parts, staff, { ...params, ...body }, clock())
    return {}
  })
  return api
}
