import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { addSuggestions } from './add-suggestions.server.ts'
import { describedLists as described } from './endpoints.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveList } from './save-list.server.ts'
import { saveSettings } from './save-settings.server.ts'

/** Administrators decide what can be applied for, and how it is judged. */
export function createGrantSetupApi({
  database,
  clock,
  ...dependencies
}: AuthDependencies & { database: Database; clock: Clock }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, () => readSetup(database))

  serve(described.saveSettings, async ({ staff, body }) => {
    await saveSettings(database, staff, body)
    return {}
  })

  serve(described.saveList, async ({ staff, body }) => {
    await saveList(database, staff, body, clock())
    return {}
  })

  serve(described.addSuggestions, async ({ staff }) => {
    await addSuggestions(database, staff)
    return {}
  })

  return api
}
