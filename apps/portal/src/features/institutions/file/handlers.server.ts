import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { receiveTable } from '#core/table-files/receive-table.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { institutionTable } from './columns.ts'
import { fileDescribed as described } from './endpoints.server.ts'
import { importInstitutions, previewImport } from './import-institutions.server.ts'

/** Administrators import a file with institutions, and see before what it would do. */
export function createInstitutionFileApi({
  database,
  ...auth
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.preview, async ({ context, staff }) =>
    previewImport(
      database,
      await receiveTable(institutionTable, await context.get('readBody')(), staff.userId),
    ),
  )

  serve(described.importFile, async ({ context, staff, query: { version } }) => {
    const lines = await receiveTable(
      institutionTable,
      await context.get('readBody')(),
      staff.userId,
    )
    return importInstitutions(database, staff, { lines, version })
  })

  return api
}
