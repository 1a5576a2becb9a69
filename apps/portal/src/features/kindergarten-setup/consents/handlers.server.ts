import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { consentKindDescribed as described } from './endpoints.server.ts'
import { listConsentKinds } from './list-consent-kinds.server.ts'
import { saveConsentKind } from './save-consent-kind.server.ts'

/** What guardians consent to, in all kindergartens. */
export function createConsentKindApi({
  database,
  ...auth
}: AuthDependencies & { readonly database: Database }) {
  const { api, serve } = serveEndpoints(auth)
  serve(described.list, async () => ({ items: await listConsentKinds(database) }))
  serve(described.save, async ({ staff, body }) => {
    await saveConsentKind(database, staff, body)
    return {}
  })
  return api
}
