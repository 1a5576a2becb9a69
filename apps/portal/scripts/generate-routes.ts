import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

/*
 * Has Vite's plugins write what they make of the files that there are: `routeTree.gen.ts` and
 * `pages.gen.ts`. Every build and start does it too.
 */
const root = fileURLToPath(new URL('../', import.meta.url))
const server = await createServer({
  root,
  configFile: `${root}vite.config.ts`,
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
})
await server.close()
