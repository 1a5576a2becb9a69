import type { PortalContext } from '#core/feature/feature.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { readRedirects } from '../model/save-leads.server.ts'
import { editDescribed as described } from './endpoints.server.ts'
import { saveRedirect } from './save-redirect.server.ts'

/** Administrators say where old addresses lead. */
export function createRedirectApi({
  database,
  portalUrl,
  ...auth
}: AuthDependencies & Pick<PortalContext, 'database' | 'portalUrl'>) {
  const { api, serve } = serveEndpoints(auth)

  serve(described.read, async () => ({
    redirects: (await readRedirects(database)).map(({ oldAddress, target, ...row }) => ({
      ...row,
      from: oldAddress,
      to: target,
    })),
  }))

  serve(described.save, async ({ staff, body }) => {
    await saveRedirect(database, staff, body, new URL(portalUrl).origin)
    return {}
  })

  return api
}
