import { request as ask, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ContentAddresses } from '../content/content-addresses.server.ts'
import { createLog } from '../log.server.ts'
import { createPreviewCookies } from '../preview/preview-cookie.server.ts'
import { isInPreview } from '../preview/preview-state.server.ts'
import type { OldAddresses } from './old-addresses.server.ts'
import { createPages } from './serve-pages.server.ts'
import { withVisitorCookies } from './visitor-state.server.ts'

const previewCookies = createPreviewCookies({ siteKey: '0123456789abcdef', secure: false })

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Pages whose rendering is held until the test releases it, if it says so. */
async function serving({ isHeld = false, hops = 0 } = {}) {
  const rendered: string[] = []
  const gate = Promise.withResolvers<void>()
  if (!isHeld) gate.resolve()
  const findRedirect = vi.fn(async (): Promise<{ to: string; permanent: boolean } | null> => null)
  const findTarget = vi.fn(async (_: URL): Promise<string | null> => null)
  const noteMissed = vi.fn()
  const pages = createPages({
    async render(request, { personal }) {
      const path = request.url.slice('http://localhost'.length)
      const { headers } = withVisitorCookies({ headers: { accept: 'x' } }) as { headers: object }
      const isOwn = 'cookie' in headers && personal
      rendered.push(path + (isInPreview() ? ' as a draft' : '') + (isOwn ? ' for one' : ''))
      await gate.promise
      const isNothing = path === '/-' || path === '/en/-'
      return new Response(`<p>${path}</p>`, { status: isNothing ? 404 : 200 })
    },
    origin: 'http://localhost',
    headers: {},
    housingUrl: undefined,
    cardHosts: [],
    trustedProxies: { hops },
    addresses: { findRedirect } as unknown as ContentAddresses,
    oldAddresses: { findTarget: findTarget as OldAddresses['findTarget'], noteMissed },
    preview: previewCookies,
    isPersonal: (address, cookies) => address === '/ansatt' && cookies === 'staff=1',
    log: createLog('silent'),
    isDevelopment: false,
  })
  const server = createServer((request, response) => {
    if (!pages.sendCached(request, response)) void pages.serve(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const preview = previewCookies.begin().split(';')[0] ?? ''
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    pages,
    rendered,
    findRedirect,
    findTarget,
    noteMissed,
    preview,
    release: gate.resolve,
    async get(path: string, headers: Record<string, string> = {}, method = 'GET') {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        ask({ port, path, headers, method, agent: false })
          .once('response', resolve)
          .once('error', reject)
          .end()
      })
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
    },
  }
}

describe('a page', () => {
  it('is rendered once, and then sent from memory', async () => {
    const { get, rendered } = await serving()
    const first = await get('/barnehage/barnehager')
    expect([first.status, first.body]).toEqual([200, '<p>/barnehage/barnehager</p>'])
    expect((await get('/barnehage/barnehager')).headers.etag).toBe(first.headers.etag)
    expect(rendered).toEqual(['/barnehage/barnehager'])
  })

  it('says by what it differs: card lists by the screen, too', async () => {
    const { get } = await serving()
    expect((await get('/')).headers.vary).toBe('Accept-Encoding')
    expect((await get('/barnehage/barnehager')).headers.vary).toContain('User-Agent')
  })

  it('of the front is known to be in memory or not', async () => {
    const { get, pages } = await serving()
    await get('/barnehage/barnehager')
    expect(pages.hasFront()).toBe(false)
    await get('/en')
    expect(pages.hasFront()).toBe(true)
  })

  it('of the menu, and the front page, is made before anybody asks', async () => {
    const { get, pages, rendered } = await serving()
    await pages.makeFirst()
    const made = rendered.splice(0)
    expect(made).toEqual(expect.arrayContaining(['/', '/en', '/barnehage/barnehager']))
    expect(made.every((path) => !path.startsWith('/ansatt'))).toBe(true)
    expect((await get('/en')).body).toBe('<p>/en</p>')
    expect(rendered).toEqual([])
  })

  it('is rendered for every request where what visitors write is without number', async () => {
    const { get, rendered } = await serving()
    await get('/sok?q=ost')
    await get('/sok?q=ost')
    expect(rendered).toEqual(['/sok?q=ost', '/sok?q=ost'])
  })

  it('of drafts is rendered for every request, and not kept', async () => {
    const { get, rendered, preview } = await serving()
    for (const cookie of [preview, preview, ''])
      expect((await get('/', { cookie })).headers['cache-control']).toBe(
        cookie ? 'no-store' : 'public, no-cache',
      )
    expect(rendered).toEqual(['/ as a draft', '/ as a draft', '/'])
  })
})

describe('a page for one visitor', () => {
  it('is rendered with their cookies for every request, and kept nowhere', async () => {
    const { get, rendered } = await serving()
    const own = await get('/ansatt', { cookie: 'staff=1' })
    expect(own.headers['cache-control']).toBe('no-store')
    await get('/ansatt', { cookie: 'staff=1' })
    expect(rendered).toEqual(['/ansatt for one', '/ansatt for one'])
  })

  it('is the same for everybody else, before and after', async () => {
    const { get, rendered } = await serving()
    for (const cookie of ['other=1', 'staff=1', 'other=1', '']) await get('/ansatt', { cookie })
    expect(rendered).toEqual(['/ansatt', '/ansatt for one'])
  })

  it('leaves other pages as they are', async () => {
    const { get, rendered } = await serving()
    for (const cookie of ['staff=1', '']) await get('/en', { cookie })
    expect(rendered).toEqual(['/en'])
  })
})

describe('an address where there is no page', () => {
  const unknown = ['/x/1', '/x/2', '/en/x/1', '/en/x/2'].map((path) => `${path}/${'a/'.repeat(10)}`)

  it('is answered with what is rendered once in each language', async () => {
    const { get, rendered, pages } = await serving()
    for (const path of unknown) {
      const answer = await get(path)
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
    }
    expect(rendered).toEqual(['/-', '/en/-'])
    pages.drop()
    await get(unknown[0] ?? '')
    expect(rendered.filter((path) => path === '/-')).toHaveLength(2)
  })

  it('leads on where the editors say so', async () => {
    const { get, findRedirect } = await serving()
    await get(unknown[0] ?? '')
    findRedirect.mockResolvedValue({ to: '/ny', permanent: true })
    const answer = await get(unknown[0] ?? '')
    expect([answer.status, answer.headers.location]).toEqual([301, '/ny'])
  })

  it('leads on where an administrator says so, after the editors', async () => {
    const { get, findRedirect, findTarget, noteMissed } = await serving()
    findTarget.mockResolvedValue('/fra-tabellen')
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(`${unknown[0]}?id=7`, {}, method)
      expect([answer.status, answer.headers.location]).toEqual([301, '/fra-tabellen'])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    expect(findTarget.mock.lastCall?.[0].search).toBe('?id=7')
    findRedirect.mockResolvedValue({ to: '/ny', permanent: true })
    expect((await get(unknown[0] ?? '')).headers.location).toBe('/ny')
    expect(noteMissed).not.toHaveBeenCalled()
  })

  it('never leads on from a page that is there', async () => {
    const { get, findTarget, findRedirect, noteMissed } = await serving()
    findTarget.mockResolvedValue('/fra-tabellen')
    expect((await get('/barnehage/barnehager')).status).toBe(200)
    expect((await get('/barnehage/barnehager?x=1')).status).toBe(200)
    for (const look of [findTarget, findRedirect, noteMissed]) expect(look).not.toHaveBeenCalled()
  })

  it('is counted when it leads nowhere, with whether a page of ours links to it', async () => {
    const { get, noteMissed } = await serving()
    const path = unknown[0] ?? ''
    await get(`${path}?who=kari`, { referer: 'http://localhost/helse?x=1' })
    await get(path, { referer: 'http://localhost.example/helse' })
    await get(path, {}, 'HEAD')
    await get(path, { 'sec-purpose': 'prefetch' })
    const miss = { pathname: path, client: '127.0.0.1' }
    expect(noteMissed.mock.calls).toEqual([
      [{ ...miss, isFromOwnPage: true }],
      [{ ...miss, isFromOwnPage: false }],
    ])
  })
})

describe('when there is no place to render anything', () => {
  /** So many of one client wait or are under way that there is no place for another. */
  async function full({ hops = 1 } = {}) {
    const served = await serving({ isHeld: true, hops })
    const taken = Array.from({ length: 80 }, (_, number) => served.get(`/sok?q=${number}`))
    const first = await Promise.race(taken)
    return { ...served, taken, first }
  }

  it('a client that has its share gets a page that asks it to come again, in its language', async () => {
    const { get, first, release, taken } = await full()
    expect(first.status).toBe(503)
    expect(first.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(first.body).toContain('<html lang="nb">')
    expect(first.body).toContain('Prøv igjen om litt')
    const english = await get('/en/search?q=x')
    expect([english.status, english.body]).toEqual([503, expect.stringContaining('lang="en"')])
    expect(english.headers).toHaveProperty('content-security-policy')
    release()
    const statuses = (await Promise.all(taken)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(5)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(59)
  })

  it('others have their pages, and drafts wait like all else', async () => {
    const { get, release, preview } = await full()
    expect((await get('/', { cookie: preview })).status).toBe(503)
    const other = get('/', { 'x-forwarded-for': '192.0.2.7' })
    // By its answer the other one has its place.
    await get('/sok?q=next')
    release()
    expect((await other).status).toBe(200)
  })

  it('a client gets no second share by an address that it names, without a proxy', async () => {
    const { get, release } = await full({ hops: 0 })
    const other = get('/', { 'x-forwarded-for': '192.0.2.7' })
    // A request that waits answers only after the release: this one must be refused before.
    const first = await Promise.race([other, get('/sok?q=next')])
    release()
    expect(first.status).toBe(503)
    expect((await other).status).toBe(503)
  })
})
