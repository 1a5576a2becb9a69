import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { receiveTable } from '#core/table-files/receive-table.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { staffTable } from './columns.ts'
import { staffFileDescribed as described } from './endpoints.server.ts'
import { importStaff, previewStaff } from './import-staff.server.ts'

/** Administrators import a file with members of staff, and see before what it would do. */
export function createStaffFileApi({
  database,
  ...auth
}: AuthDependencies & { database: Database }) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.preview, async ({ context, staff }) => {
    const lines = await receiveTable(staffTable, await context.get('readBody')(), staff.userId)
    return previewStaff(database, staff, lines)
  })

  serve(described.importFile, async ({ context, staff, query }) => {
    const lines = await receiveTable(staffTable, await context.get('readBody')(), staff.userId)
    return importStaff(database, staff, { lines, ...query })
  })

  return api
}
