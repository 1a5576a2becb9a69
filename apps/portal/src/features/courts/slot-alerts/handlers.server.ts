import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import { slotAlertRefusals } from '../model/slot-alert-refusals.ts'
import { slotAlertsDescribed as described } from './endpoints.server.ts'
import { findSlotAlerts, removeSlotAlert, requestSlotAlert } from './request-slot-alert.server.ts'

/** Requests, lists and removes slot alerts. */
export function createSlotAlertsApi({
  database,
  clock,
  setup,
  ...auth
}: AuthDependencies & { database: Database; clock: Clock; setup: Pick<CachedSetup, 'current'> }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ user: { userId }, query: { language } }) =>
    findSlotAlerts(database, userId, { language, now: clock() }),
  )

  serve(described.request, async ({ user: { userId }, body }) => {
    const { refusal } = await requestSlotAlert({ database, setup, clock }, userId, body)
    if (refusal) throw new Refusal(refusal, slotAlertRefusals[refusal], { field: 'errorMessage' })
    return {}
  })

  serve(described.remove, async ({ user: { userId }, params: { id } }) => {
    await removeSlotAlert(database, { id, userId })
    return {}
  })

  return api
}
