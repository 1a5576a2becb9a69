import type { PortalContext } from '#core/feature/feature.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { receiveTable } from '#core/table-files/receive-table.server.ts'
import { redirectTable } from './columns.ts'
import { fileDescribed as described } from './endpoints.server.ts'
import { importRedirects, previewImport } from './import-redirects.server.ts'

/** Administrators import a file with redirects, and see before what it would do. */
export function createRedirectFileApi({
  database,
  portalUrl,
  ...auth
}: AuthDependencies & Pick<PortalContext, 'database' | 'portalUrl'>) {
  const { api, serve } = serveEndpoints(auth)
  const { origin } = new URL(portalUrl)

  serve(described.preview, async ({ context, staff }) => {
    const lines = await receiveTable(redirectTable, await context.get('readBody')(), staff.userId)
    return previewImport(database, lines, origin)
  })

  serve(described.importFile, async ({ context, staff, query: { version } }) => {
    const lines = await receiveTable(redirectTable, await context.get('readBody')(), staff.userId)
    return importRedirects(database, staff, { lines, version, origin })
  })

  return api
}
