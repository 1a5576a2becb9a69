import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { locales } from '@trivsel/content-contract/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPersonalStaffPages } from '#core/staff-area/personal-pages.server.ts'
import type { Description } from '#platform/api/describe-endpoint.server.ts'
import { documentEndpoint } from '#platform/api/document-endpoint.ts'
import type { ApiDocument } from '#platform/api/openapi.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createPages } from '#platform/pages/serve-pages.server.ts'
import { type PageId, pagePath, routeTable } from '#platform/routing/route-table.ts'
import { descriptions } from '../features.server.ts'
import { newAddress } from './accounts.testing.server.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { seedCallers } from './role-matrix.testing.server.ts'
import { type Answer, answerFor, type Caller, callers } from './role-matrix.testing.ts'

const connection = await createTestDatabase()
await seedInstitutions(connection.database)
const { api, addresses, oldAddresses, configuration, log, preview } = createTestPortal(connection)
let cookiesOf: (caller: Caller) => Promise<string>

beforeAll(async () => {
  cookiesOf = await seedCallers(connection.database, configuration)
})

async function ask({ endpoint: { method, path } }: Description, caller: Caller): Promise<Answer> {
  const cookie = await cookiesOf(caller)
  let isRead = false
  const stream = new ReadableStream(
    {
      pull(controller) {
        isRead = true
        controller.enqueue(Buffer.from(JSON.stringify({ code: '000000' })))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const response = await api.request(path.replace(/:\w+/g, 'nothing'), {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': newAddress(),
      ...(cookie && { cookie }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: stream, duplex: 'half' }),
  } as RequestInit)
  expect(response.status, `${method} ${path} fails`).not.toBe(500)
  const answer: unknown = await response.json().catch(() => null)
  const refusal = String(Object.values(answer ?? {})[0])
  const given = answerOf(response.status, refusal)
  if (given !== 'in')
    expect(isRead, `${method} ${path} reads the body of a caller who may not send one`).toBe(false)
  return given
}

function answerOf(status: number, refusal: string): Answer {
  if (status === 401) return refusal === 'UNAUTHENTICATED' ? 'login' : 'key'
  if (status === 403 && refusal === 'FORBIDDEN') return 'no'
  return refusal === 'SECOND_FACTOR_REQUIRED' ? 'code' : 'in'
}

describe('the API', () => {
  it('has a description of every endpoint that is served, and of none that is not', async () => {
    const served = api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
    const answer = await api.request(documentEndpoint.path)
    const { paths }: ApiDocument = await answer.json()
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    )
    expect(documented.sort()).toEqual([...new Set(served)].sort())
  })

  it.each(
    descriptions.map((description): [string, Description] => {
      const { method, path } = description.endpoint
      return [`${method} ${path}`, description]
    }),
  )('%s', async (_, description) => {
    const answers: string[] = []
    const expected: string[] = []
    for (const caller of callers) {
      answers.push(`${caller}: ${await ask(description, caller)}`)
      expected.push(`${caller}: ${answerFor(description.access, caller)}`)
    }
    expect(answers).toEqual(expected)
  })
})

describe('a page', () => {
  /** What the renderer is given: nothing in it may identify the caller, only that it is for one visitor. */
  const given: { headers: string[]; address: string; personal: boolean }[] = []
  const served = createPages({
    render: async (request, { personal }) => {
      given.push({ headers: [...request.headers.keys()], address: request.url, personal })
      return new Response(`<p>${request.url}</p>`, { headers: { 'content-type': 'text/html' } })
    },
    origin: configuration.PORTAL_URL,
    headers: {},
    housingUrl: undefined,
    cardHosts: [],
    trustedProxies: { hops: 0 },
    addresses,
    oldAddresses,
    preview,
    isPersonal: createPersonalStaffPages(configuration),
    log,
    isDevelopment: true,
  })
  const server = createServer((request, response) => void served.serve(request, response))
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const isOfStaff = (id: PageId) => `${routeTable[id].no}/`.startsWith('/ansatt/')

  // A page ends no session: one of each caller is enough for all.
  const cookies = new Map<Caller, string>()
  beforeAll(async () => {
    for (const caller of callers) cookies.set(caller, await cookiesOf(caller))
  })

  it.each(Object.keys(routeTable) as PageId[])(
    '%s is the same for everybody, but for staff in their area',
    async (id) => {
      const { port } = server.address() as AddressInfo
      for (const locale of locales) {
        const path = pagePath(id, locale, { slug: 'x', id: '1', path: 'x' })
        const bodies = new Set<string>()
        for (const caller of callers) {
          const cookie = cookies.get(caller) ?? ''
          const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })
          expect([caller, response.status]).toEqual([caller, 200])
          expect(response.headers.getSetCookie()).toEqual([])
          bodies.add(await response.text())
          const isOwn = isOfStaff(id) && cookie.includes('portal-staff=')
          expect([caller, given.at(-1)?.personal]).toEqual([caller, isOwn])
          expect(response.headers.get('cache-control')).toBe(
            isOwn ? 'no-store' : 'public, no-cache',
          )
        }
        expect(bodies.size).toBe(1)
      }
      expect(given.flatMap(({ headers }) => headers)).toEqual([])
    },
  )
})
