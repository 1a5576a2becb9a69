import type { PortalContext } from '#core/feature/feature.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { flushMissed } from '../follow/follow-redirects.server.ts'
import { missedDescribed as described } from './endpoints.server.ts'
import { ignoreMissed } from './ignore-missed.server.ts'
import { readMissed } from './read-missed.server.ts'

/** Administrators see which addresses lead nowhere. */
export function createMissedApi({
  database,
  oldAddresses,
  clock,
  ...auth
}: AuthDependencies & Pick<PortalContext, 'database' | 'oldAddresses' | 'clock'>) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, async () => {
    // What this instance has counted since the clock wrote it.
    await flushMissed({ database, oldAddresses, clock })
    return readMissed(database)
  })

  serve(described.ignore, async ({ staff, body }) => {
    await ignoreMissed(database, staff, body)
    return {}
  })

  return api
}
