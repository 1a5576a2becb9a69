import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { readConsent } from '#platform/consent/consent-cookie.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { countTrackedEvent } from './count-tracked-event.server.ts'
import { described } from './endpoints.server.ts'

export function createAnalyticsApi({ database, clock }: { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints({})

  serve(described.track, async ({ context, body: { name } }) => {
    const consent = readConsent(context.req.header('cookie') ?? '')
    if (consent?.has('analytics')) await countTrackedEvent(database, name, clock())
    return context.body(null, 204)
  })

  return api
}
