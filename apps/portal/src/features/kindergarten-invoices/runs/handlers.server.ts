import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { runsDescribed as described } from './endpoints.server.ts'
import { exportFees } from './export-fees.server.ts'
import { listRuns, previewRun, retryRun, startRun } from './start-run.server.ts'

/** Leaders and the office invoice a month. */
export function createRunsApi({
  database,
  encryption,
  ...auth
}: AuthDependencies & { database: Database; encryption: FieldEncryption }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ staff }) => listRuns(database, staff))
  serve(described.preview, ({ staff, query }) => previewRun(database, staff, query))
  serve(described.start, ({ staff, body }) => startRun(database, staff, body))
  serve(described.retry, async ({ staff, params: { id } }) => {
    await retryRun(database, staff, id)
    return {}
  })
  serve(described.exportFees, ({ staff, body }) =>
    exportFees({ database, encryption }, staff, body),
  )
  return api
}
