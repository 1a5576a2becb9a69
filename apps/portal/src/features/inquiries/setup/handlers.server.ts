import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { ProposalSettings } from '#core/proposals/proposal-kind.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from './endpoints.server.ts'
import { readSetup } from './read-setup.server.ts'
import { saveSetup } from './save-setup.server.ts'

/** Where staff say what people may write about, who answers it, and how answers begin. */
export function createInquirySetupApi({
  database,
  configuration,
  ...doors
}: AuthDependencies & { database: Database; configuration: ProposalSettings }) {
  const { api, serve } = serveEndpoints(doors)

  serve(described.read, () => readSetup(database))

  serve(described.save, ({ staff, body }) => saveSetup({ database, configuration }, staff, body))

  return api
}
