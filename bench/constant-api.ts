/** The portal's own server and API with one route, which answers everybody with the same bytes. */
import { readFileSync } from 'node:fs'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '../apps/portal/src/platform/api/create-api.server.ts'
import { startHttpServer } from '../apps/portal/src/platform/http/http-server.server.ts'
import { createLog } from '../apps/portal/src/platform/log.server.ts'
import { securityHeaders } from '../apps/portal/src/platform/pages/security-headers.server.ts'

const [port, bodyFile, headersFile] = process.argv.slice(2)
if (!port || !bodyFile || !headersFile) throw new Error('constant-api.ts <port> <body> <headers>')

const body = readFileSync(bodyFile) as Buffer<ArrayBuffer>
const headers: [string, string][] = JSON.parse(readFileSync(headersFile, 'utf8'))

const log = createLog('silent')
const api = createApi({
  configuration: { PORTAL_URL: `http://localhost:${port}`, TRIVSEL_ENV: 'local' },
  log,
})
api.get('/api/constant', () => new Response(body, { headers }))

await startHttpServer({
  host: '127.0.0.1',
  port: Number(port),
  log,
  headers: securityHeaders({ https: false, withSubdomains: false }),
  sendCached: () => false,
  handle: getRequestListener(api.fetch),
})
