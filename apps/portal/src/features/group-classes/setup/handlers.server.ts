import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { BookingAnnouncer } from '../model/announce-bookings.server.ts'
import { classSetupDescribed as described } from './endpoints.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveSetup } from './save-setup.server.ts'

/** What classes are planned with, which sports staff set. */
export function createClassSetupApi({
  database,
  content,
  announcer,
  ...auth
}: AuthDependencies & {
  database: Database
  content: Pick<ContentClient, 'query'>
  announcer: Pick<BookingAnnouncer, 'announce'>
}) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.read, () => readSetup(database, content))
  serve(described.save, async ({ staff, body }) => {
    const saved = await saveSetup({ database, content }, staff, body)
    announcer.announce()
    return saved
  })
  return api
}
