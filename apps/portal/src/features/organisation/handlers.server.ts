import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { writeTheme } from '#core/organisation/theme/write-theme.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { readSettings } from './read-settings.server.ts'
import { saveOrganisation } from './save-organisation.server.ts'

/** Administrators say who runs the site. */
export function createOrganisationApi({
  database,
  ...dependencies
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.read, async () => ({ organisation: await readSettings(database) }))

  serve(described.save, async ({ staff, body }) => {
    await saveOrganisation(database, staff, body)
    const { brandColour: brand, attentionColour: attention, sportsColour: sports } = body
    return { theme: writeTheme({ brand, attention, sports })?.address ?? null }
  })

  return api
}
