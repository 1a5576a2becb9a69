import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { describedSetup as described } from './endpoints.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveSettings } from './save-settings.server.ts'
import { saveTopic } from './save-topic.server.ts'

/** Administrators decide what holds for all associations. */
export function createAssociationSetupApi({
  database,
  ...dependencies
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, () => readSetup(database))

  serve(described.saveSettings, async ({ staff, body }) => {
    await saveSettings(database, staff, body)
    return {}
  })

  serve(described.saveTopic, async ({ staff, body }) => {
    await saveTopic(database, staff, body)
    return {}
  })

  return api
}
