import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { membershipSetupDescribed as described } from './endpoints.server.ts'
import { saveSettings } from './save-settings.server.ts'
import { listTypes, saveType } from './save-type.server.ts'

/** Staff set types, prices and the rules of freezing and terminating. */
export function createMembershipSetupApi({
  database,
  ...auth
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.listTypes, () => listTypes(database))

  serve(described.saveType, async ({ staff, body }) => {
    await saveType(database, staff, body)
    return {}
  })

  serve(described.findSettings, () => findSettings(database))

  serve(described.saveSettings, async ({ staff, body }) => {
    await saveSettings(database, staff, body)
    return {}
  })

  return api
}
