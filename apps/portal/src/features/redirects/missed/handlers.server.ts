import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { missedDescribed as described } from './endpoints.server.ts'
import { ignoreMissed } from './ignore-missed.server.ts'
import { readMissed } from './read-missed.server.ts'

/** Administrators see which addresses lead nowhere. */
export function createMissedApi({ database, ...auth }: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, () => readMissed(database))

  serve(described.ignore, async ({ staff, body }) => {
    await ignoreMissed(database, staff, body)
    return {}
  })

  return api
}
