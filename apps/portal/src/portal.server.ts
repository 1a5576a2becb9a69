import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createKindergartenApi } from '#features/kindergartens/api.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { createContentClient } from '#platform/content/content-client.server.ts'
import { createMedia } from '#platform/content/media.server.ts'
import { createStaticFiles } from '#platform/files/static-files.server.ts'
import type { Log } from '#platform/log.server.ts'
import { loadBuiltSite, loadSiteFromSources } from '#platform/pages/load-site.server.ts'
import { securityHeaders } from '#platform/pages/security-headers.server.ts'
import { createPages } from '#platform/pages/serve-pages.server.ts'

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))

export async function startPortal(configuration: Configuration, log: Log) {
  const headers = securityHeaders({ https: configuration.PORTAL_URL.startsWith('https:') })
  const contentSource = { cmsUrl: configuration.CMS_URL, siteKey: configuration.SITE_KEY, log }
  const content = createContentClient(contentSource)
  const api = new Hono().basePath('/api/frontend').route('/', createKindergartenApi(content))
  const root = new Hono().route('/', api).route('/files', createMedia(contentSource))
  const listener = getRequestListener(root.fetch)
  const isDevelopment = configuration.NODE_ENV === 'development'
  const site = await (isDevelopment ? loadSiteFromSources : loadBuiltSite)(async (path, init) =>
    api.request(path, init),
  )
  const pages = createPages({
    render: site.render,
    origin: configuration.PORTAL_URL,
    headers,
    housingUrl: configuration.HOUSING_URL,
    log,
    keep: !isDevelopment,
  })
  const files = isDevelopment ? null : createStaticFiles(clientFolder, headers)
  const server = createServer(async (request, response) => {
    if (pages.sendKept(request, response)) return
    if (files?.send(request, response)) return
    if (/^\/(api|files)\//.test(request.url ?? '')) return void listener(request, response)
    if (await site.sendModule(request, response)) return
    await pages.serve(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(configuration.PORT, configuration.HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    async stop() {
      server.close()
      server.closeIdleConnections()
      await site.close()
    },
  }
}
