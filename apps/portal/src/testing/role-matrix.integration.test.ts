import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { parseConfiguration } from '#platform/config.server.ts'
import { createContentAddresses } from '#platform/content/content-addresses.server.ts'
import { createContentClient } from '#platform/content/content-client.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createPages } from '#platform/pages/serve-pages.server.ts'
import { createPreviewCookies } from '#platform/preview/preview-cookie.server.ts'
import { type PageId, pagePath, routeTable } from '#platform/routing/route-table.ts'
import { createPortalApi } from '../portal-api.server.ts'
import { createPortalContext } from '../portal-context.server.ts'
import { newAddress, testEncryption } from './accounts.testing.server.ts'
import { seedAskers } from './role-matrix.testing.server.ts'
import { type Answer, type Asker, askers, routes } from './role-matrix.testing.ts'

const connection = await createTestDatabase()
const { database, url } = connection
const log = createLog('silent')
const configuration = parseConfiguration({
  TRIVSEL_ENV: 'test',
  DATABASE_URL: url,
  SITE_KEY: 'a site key that is only for tests',
  AUTH_SECRET: 'a secret that is only for tests, and long',
  FIELD_KEYS: 'test:a-key-that-is-only-for-tests-and-long',
  DEV_KEY: 'a developer key that is only for tests',
  CMS_URL: 'http://127.0.0.1:9',
  FEIDE_ISSUER: 'http://127.0.0.1:9',
  FEIDE_CLIENT_ID: 'a client that is only for tests',
  FEIDE_CLIENT_SECRET: 'a secret that is only for tests',
  IDPORTEN_ISSUER: 'http://127.0.0.1:9',
  IDPORTEN_CLIENT_ID: 'a client that is only for tests',
  IDPORTEN_CLIENT_SECRET: 'a secret that is only for tests',
  TRUST_PROXY: 'true',
})
const { SITE_KEY: siteKey, CMS_URL: cmsUrl } = configuration
const listener = { on: () => undefined, onReconnect: () => undefined }
const content = createContentClient({ cmsUrl, siteKey, log })
const addresses = createContentAddresses(content)
const preview = createPreviewCookies({ siteKey, secure: false })
const api = createPortalApi(
  createPortalContext({
    configuration,
    log,
    database,
    encryption: testEncryption,
    listener: { ...listener, start: async () => undefined, close: async () => undefined },
    clock: systemClock,
    content,
    addresses,
    preview,
    mailer: { send: async () => undefined, close: () => undefined },
    onStop: () => undefined,
  }),
)
let cookiesOf: (asker: Asker) => Promise<string>

beforeAll(async () => {
  cookiesOf = await seedAskers(database, configuration)
})

const registered = [
  ...new Set(
    api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

/** What a person of the staff gives to get in is in the body. */
const decidedByBody = ['POST /api/frontend/staff/access', 'POST /api/frontend/staff/factor/confirm']

async function ask(route: string, asker: Asker, body: unknown): Promise<Answer> {
  const [method = '', pattern = ''] = route.split(' ')
  const cookie = await cookiesOf(asker)
  let isRead = false
  const stream = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(Buffer.from(JSON.stringify(body ?? {})))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const response = await api.request(pattern.replace(/:\w+/g, 'nothing'), {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: stream, duplex: 'half' }),
  } as RequestInit)
  expect(response.status, `${route} fails`).not.toBe(500)
  const answer: unknown = await response.json().catch(() => null)
  const refusal = String(Object.values(answer ?? {})[0])
  const given = answerOf(response.status, refusal)
  if (given === 'login' || (given !== 'in' && given !== 'key' && !decidedByBody.includes(route)))
    expect(isRead, `${route} reads the body of whoever may not send one`).toBe(false)
  return given
}

function answerOf(status: number, refusal: string): Answer {
  if (status === 401) return refusal === 'UNAUTHENTICATED' ? 'login' : 'key'
  if (status === 403 && refusal === 'FORBIDDEN') return 'no'
  return refusal === 'SECOND_FACTOR_REQUIRED' ? 'code' : 'in'
}

describe('the table', () => {
  it('has a row for every route of the API, and none for another', () => {
    expect(Object.keys(routes).sort()).toEqual(registered.sort())
  })
})

describe('the API', () => {
  it.each(Object.entries(routes))('%s', async (route, [expected, body]) => {
    const answers: Answer[] = []
    for (const asker of askers) answers.push(await ask(route, asker, body))
    const named = (row: readonly Answer[]) => askers.map((asker, at) => `${asker}: ${row[at]}`)
    expect(named(answers)).toEqual(named(expected))
  })
})

describe('a page', () => {
  /** What the renderer is given: nothing in it may tell who asks. */
  const given: { headers: string[]; address: string }[] = []
  const served = createPages({
    render: async (request) => {
      given.push({ headers: [...request.headers.keys()], address: request.url })
      return new Response(`<p>${request.url}</p>`, { headers: { 'content-type': 'text/html' } })
    },
    origin: configuration.PORTAL_URL,
    headers: {},
    housingUrl: undefined,
    addresses,
    preview,
    log,
    isDevelopment: true,
  })
  const server = createServer((request, response) => void served.serve(request, response))
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  it.each(Object.keys(routeTable) as PageId[])('%s is the same for everybody', async (id) => {
    const { port } = server.address() as AddressInfo
    for (const locale of ['no', 'en'] as const) {
      const path = pagePath(id, locale, { slug: 'x', id: '1', path: 'x' })
      const bodies = new Set<string>()
      for (const asker of askers) {
        const cookie = await cookiesOf(asker)
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })
        expect([asker, response.status]).toEqual([asker, 200])
        expect(response.headers.getSetCookie()).toEqual([])
        bodies.add(await response.text())
      }
      expect(bodies.size).toBe(1)
    }
    expect(given.flatMap(({ headers }) => headers)).toEqual([])
  })
})
