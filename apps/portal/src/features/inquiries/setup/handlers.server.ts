import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { ProposalSettings } from '#core/proposals/proposal-kind.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveSetup } from './save-setup.server.ts'

/** Administrators set up categories, service forms and templates. */
export function createInquirySetupApi({
  database,
  configuration,
  ...authDependencies
}: AuthDependencies & { database: Database; configuration: ProposalSettings }) {
  const { api, serve } = serveEndpoints(authDependencies)

  serve(described.readSetup, () => readSetup(database))

  serve(described.saveSetup, ({ staff, body }) =>
    saveSetup({ database, configuration }, staff, body),
  )

  return api
}
