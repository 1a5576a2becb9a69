import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { described } from './endpoints.server.ts'
import { previewRemoval } from './preview-removal.server.ts'
import { type RetentionParts, readRetention } from './read-retention.server.ts'
import { savePeriod } from './save-period.server.ts'

/** Administrators set how long data is kept, where no law says it. */
export function createRetentionApi({
  database,
  retention,
  personalTables,
  clock,
  ...dependencies
}: AuthDependencies & RetentionParts & { clock: Clock }) {
  const { api, serve } = serveEndpoints(dependencies)
  const parts = { database, retention, personalTables }

  serve(described.read, ({ query: { language } }) => readRetention(parts, language))

  serve(described.preview, ({ body }) => previewRemoval(parts, body, clock()))

  serve(described.save, async ({ staff, body }) => {
    await savePeriod(parts, staff, body)
    return {}
  })

  return api
}
