import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PortalProcess, startPortal } from './support/portal.ts'
import { expect, isPhone, test } from './support/test.ts'

/** One page of each kind: what it is made of comes from the content system. */
const pages = [
  '/barnehage/barnehager',
  '/barnehage/barnehager/klossen',
  '/en/sports/fitness-clubs',
  '/mat-og-drikke/spisesteder?servingType=coffee-bar',
  '/helse/helsesentre',
  '/en/about-us/job-listings',
  '/om-oss/byggeprosjekter',
  '/om-oss/studiesteder',
  '/helse/leger',
  '/trening/personlige-trenere?goal=x',
  '/arrangementer',
  '/arrangementer/7',
  '/helse/psykolog',
]
/** These say something useful also without the content system. */
const selfSufficient = ['/', '/en', '/logg-inn', '/trening/gruppetimer', '/sok']

type Behaviour = (response: ServerResponse, body: string) => void

const says = (data: unknown): Behaviour => {
  const text = JSON.stringify({ data, tags: ['kindergartens'] })
  return (response) => response.end(text)
}
const emptyList = says({ fixedPage: null, items: [], studyPlaces: [], total: 0, page: 1 })

test.describe('a content system that fails', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })

  const nonsense: Behaviour = (response) => response.end('<html>Bad gateway</html>')
  // From the start: the portal asks for its first pages before anybody visits it.
  let behave = nonsense
  let contentSystem: Server
  let portal: PortalProcess

  test.beforeAll(async () => {
    // Here, and not for all of this: that is asked after this, and the portal takes its time.
    test.skip(isPhone(test.info()), 'the answers do not depend on the width')
    contentSystem = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => behave(response, body))
    })
    await new Promise<void>((resolve) => contentSystem.listen(0, '127.0.0.1', resolve))
    const { port } = contentSystem.address() as AddressInfo
    portal = await startPortal({ CMS_URL: `http://127.0.0.1:${port}` })
  })

  test.afterAll(async () => {
    await portal?.stop()
    contentSystem?.closeAllConnections()
    contentSystem?.close()
  })

  async function expectUnavailable() {
    const answers = await Promise.all(
      pages.map(async (page) => {
        const answer = await fetch(portal.url + page)
        return { page, answer, html: await answer.text() }
      }),
    )
    for (const { page, answer, html } of answers) {
      expect(answer.status, page).toBe(503)
      expect(answer.headers.get('retry-after'), page).toBeTruthy()
      expect(answer.headers.get('cache-control'), page).toBe('no-store')
      expect(html, page).not.toMatch(/ZodError|TypeError|node_modules|\.server\.ts|at async /)
      expect(html, page).toContain('<h1')
    }
    for (const page of selfSufficient) {
      const answer = await fetch(portal.url + page)
      expect(answer.status, page).toBe(200)
    }
  }

  test('that answers nonsense', async () => {
    behave = nonsense
    await expectUnavailable()
  })

  test('that answers another shape than was agreed', async () => {
    behave = says({ items: 'many', total: -1 })
    await expectUnavailable()
  })

  test('that answers 500', async () => {
    behave = (response) => {
      response.statusCode = 500
      response.end('{"error":"stack at /srv/cms/index.js:1"}')
    }
    await expectUnavailable()
  })

  test('is forgiven as soon as it answers: no error was cached as a page', async () => {
    behave = emptyList
    const status = async () => (await fetch(`${portal.url}/barnehage/barnehager`)).status
    await expect.poll(status, { timeout: 15_000 }).toBe(200)
    const asked = portal
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'))
    expect(asked).toEqual([])
  })

  test('keeps serving what was read before it failed', async () => {
    behave = (response) => response.destroy()
    const answer = await fetch(`${portal.url}/barnehage/barnehager`)
    expect(answer.status).toBe(200)
  })
})

const { E2E_SHARED_SETTINGS: sharedSettings } = process.env

test.describe('a content system that is stopped', () => {
  test.skip(({ isMobile }) => isMobile, 'the answers do not depend on the width')
  test.skip(!sharedSettings, 'only where the settings of the site are known')
  test.describe.configure({ timeout: 120_000 })

  test('is not missed: every page of the map of the site is there right after a start', async () => {
    const portal = await startPortal({
      ...JSON.parse(sharedSettings ?? ''),
      // Nobody listens there.
      CMS_URL: 'http://127.0.0.1:9',
    })
    try {
      const missing = new Set<string>()
      const paths = await readMap(portal.url)
      expect(paths.length).toBeGreaterThan(100)
      for (let start = 0; start < paths.length; start += 8)
        await Promise.all(
          paths.slice(start, start + 8).map(async (path) => {
            const { status } = await fetch(portal.url + path)
            if (status !== 200) missing.add(path)
          }),
        )
      // What another test has taken down meanwhile is not on the map any more.
      const left = new Set(await readMap(portal.url))
      expect([...missing].filter((path) => left.has(path))).toEqual([])
      const found = await (await fetch(`${portal.url}/sok?q=barnehage`)).text()
      expect(found).toContain('href="/barnehage/barnehager/')
      expect((await fetch(`${portal.url}/readyz`)).status).toBe(200)
    } finally {
      await portal.stop()
    }
  })
})

/** Paths of all pages that the map of the site names. */
async function readMap(portal: string): Promise<string[]> {
  const read = async (path: string) => {
    const text = await (await fetch(portal + path)).text()
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    return {
      isIndex: text.includes('<sitemapindex'),
      paths: addresses.map((one) => new URL(one).pathname),
    }
  }
  const { isIndex, paths } = await read('/sitemap.xml')
  if (!isIndex) return paths
  return (await Promise.all(paths.map(read))).flatMap((part) => part.paths)
}
