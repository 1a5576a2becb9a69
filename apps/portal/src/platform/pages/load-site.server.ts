import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { RenderSite } from './render-page.server.ts'
import { createRenderThread } from './render-thread.server.ts'
import type { SiteModule, Surroundings } from './site-module.ts'

export type Site = {
  render: RenderSite
  /** In development Vite serves the site's modules; false means that the request was not for one. */
  sendModule(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Rejects when the site cannot be loaded. Pages that are asked for earlier wait. */
  ready: Promise<void>
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The site as it was built, which is loaded in its own thread meanwhile. */
export function startBuiltSite(surroundings: Surroundings, dataFolder: string): Site {
  const module = `${root}dist/server/server.js`
  const thread = createRenderThread(module, surroundings, dataFolder)
  return { ...thread, sendModule: async () => false }
}

/** The site straight from its sources, renewed at every change. */
export async function loadSiteFromSources(surroundings: Surroundings): Promise<Site> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root,
    // Vite's own way writes a file beside the configuration, which `node --watch` would notice.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true },
  })
  const environment = vite.environments.ssr
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite has no runnable environment for the server')
  return {
    async render(request, context) {
      const site: SiteModule = await environment.runner.import(`${root}src/server.ts`)
      site.surroundSite(surroundings)
      return site.renderPage(request, context)
    },
    sendModule: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true))
        vite.middlewares(request, response, (error: unknown) =>
          error ? reject(error) : resolve(false),
        )
      }),
    ready: Promise.resolve(),
    close: () => vite.close(),
  }
}
