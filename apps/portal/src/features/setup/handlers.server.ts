import type { PortalContext } from '#core/feature/feature.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { outcomeOf } from '#core/setup/connection.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { setupRefusals } from './contract.ts'
import { described } from './endpoints.server.ts'

/** What an organisation has set up, and what of its surroundings works. */
export function createSetupApi(context: PortalContext) {
  const { database, setupChecks, connections, log } = context
  const { api, serve } = serveEndpoints(context)

  serve(described.read, async () => ({
    items: await Promise.all(
      setupChecks.map(async ({ page, isDone }) => ({ page, isDone: await isDone(database) })),
    ),
  }))

  serve(described.tryConnection, async ({ staff, params: { key } }) => {
    const connection = connections.find((known) => known.key === key)
    if (!connection) throw new Refusal('CONNECTION_NOT_FOUND', setupRefusals.CONNECTION_NOT_FOUND)
    try {
      return { outcome: await connection.try(context, staff) }
    } catch (error) {
      log.warn({ error, connection: key }, 'a connection was tried and does not work')
      return { outcome: outcomeOf(error) }
    }
  })

  return api
}
