import { Hono } from 'hono'
import { readConsent } from '#core/consent/consent-cookie.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { parseBody } from '#platform/api/parse.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { TrackedEvent } from './contract.ts'
import { countEvent } from './count-event.server.ts'

/**
 * `POST /events`, below `/api/frontend`: counts that something happened. Always 204: what comes
 * without the visitor's consent is not counted, and nobody is told.
 */
export function createEventsApi({ database, clock }: { database: Database; clock: Clock }) {
  return new Hono<ApiEnvironment>().post('/events', parseBody(TrackedEvent), async (context) => {
    const consent = readConsent(context.req.header('cookie') ?? '')
    if (consent?.has('analytics'))
      await countEvent(database, context.req.valid('json').name, clock())
    return context.body(null, 204)
  })
}
