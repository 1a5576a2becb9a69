import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { listAllEntries, listOwnEntries } from './list-entries.server.ts'
import { markHandled } from './mark-handled.server.ts'
import { writeEntry } from './write-entry.server.ts'

/** What people write to us, and the staff who handle it. */
export function createSuggestionBoxApi({
  database,
  ...authentication
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(authentication)

  serve(described.own, async ({ user }) => ({ items: await listOwnEntries(database, user.userId) }))

  serve(described.write, async ({ user, body }) => {
    await writeEntry(database, user.userId, body)
    return {}
  })

  serve(described.all, async () => ({ items: await listAllEntries(database) }))

  serve(described.markHandled, async ({ staff, params }) => {
    await markHandled(database, staff, params.id)
    return {}
  })

  return api
}
