import { gunzipSync } from 'node:zlib'
import type { PublishedPage } from '@trivsel/content-contract/published'
import { afterEach, expect, test, vi } from 'vitest'
import { createDynamicUrlsApi } from '#features/site-map/dynamic-urls-handlers.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createDocumentApi } from '#platform/api/document-handlers.server.ts'
import { ContentUnavailableError, NoContentError } from '#platform/content/content-client.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createPublicFiles, isPublicFile } from '../portal-files.server.ts'

const pages: PublishedPage[] = [
  {
    contentType: 'page',
    id: 4,
    locale: 'no',
    href: '/helse/psykolog-&-r%C3%A5d',
    title: 'Psykolog',
    description: null,
    updatedAt: '2026-11-20T10:00:00.000Z',
    alternates: { no: '/helse/psykolog-&-r%C3%A5d', en: '/en/health/psychologist' },
  },
]
const controls = 'a\0b\x08c\x0bd\x1fe\x7ff\ufffeg\ud800'
const published = async (name: string): Promise<unknown> => {
  if (name === 'publishedPages') return { items: pages }
  if (name === 'jobListingList') return { fixedPage: null, items: [listing], total: 1, page: 1 }
  throw new NoContentError()
}
const query = vi.fn(published)
afterEach(() => query.mockImplementation(published))

const listing = {
  id: 9,
  slug: 'kokk',
  displayName: 'Kokk & <baker>',
  ingress: 'Lag mat.',
  image: null,
  serviceArea: 'Mat',
  applicationDeadline: '2026-12-03',
}
const content = { query } as never
const log = createLog('silent')
const options = {
  content,
  // No test here asks it.
  database: {} as never,
  portalUrl: 'https://trivsel.example',
  configuration: { ROBOTS: 'allow' },
  clock: () => new Date('2026-11-21T12:00:00Z'),
  publicEvents: { starts: async () => [], list: async () => [] },
  log,
} as const
const files = createPublicFiles(options)

test('the site map has every page in both languages with absolute addresses', async () => {
  const answer = await files.request('/sitemap.xml')
  const xml = await answer.text()
  expect(answer.headers.get('content-type')).toContain('xml')
  expect(xml).toContain(
    '<url><loc>https://trivsel.example/helse/psykolog-&amp;-r%C3%A5d</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="nb" href="https://trivsel.example/helse/psykolog-&amp;-r%C3%A5d"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://trivsel.example/en/health/psychologist"/></url>',
  )
  expect(xml).toContain('<loc>https://trivsel.example/en/sports/fitness-clubs</loc>')
  expect(xml).not.toContain('/sok')
})

test('no example is in the site map, nor among the addresses for machines', async () => {
  const example: PublishedPage = {
    ...pages[0],
    href: '/personvern',
    alternates: { no: '/personvern' },
    isExample: true,
  } as PublishedPage
  query.mockImplementation(async () => ({ items: [...pages, example] }))
  const xml = await (await createPublicFiles(options).request('/sitemap.xml')).text()
  expect(xml).toContain('/helse/psykolog-')
  expect(xml).not.toContain('/personvern')
  const ask = withKey('the key of a test')
  const answer = await ask('devKey=the+key+of+a+test&contentType=page&locale=no')
  expect(await answer.json()).toHaveLength(1)
})

test('a site that is not for the public turns search engines away', async () => {
  const open = await (await files.request('/robots.txt')).text()
  expect(open).toContain('Disallow: /min-side')
  expect(open).not.toMatch(/^Disallow: \/$/m)
  expect(open).toContain('Sitemap: https://trivsel.example/sitemap.xml')
  const closed = createPublicFiles({ ...options, configuration: { ROBOTS: 'refuse' } })
  expect(await (await closed.request('/robots.txt')).text()).toMatch(/^Disallow: \/$/m)
})

test('the job feed says what, where and until when', async () => {
  const rss = await (await files.request('/om-oss/ledige-stillinger/rss.xml')).text()
  expect(rss).toContain('<title><![CDATA[Kokk & <baker>]]></title>')
  expect(rss).toContain('https://trivsel.example/om-oss/ledige-stillinger/kokk')
  expect(rss).toContain('3.\u00a0desember 2026')
  const english = await (await files.request('/en/about-us/job-listings/rss.xml')).text()
  expect(english).toContain('3\u00a0December 2026')
})

test('what no XML may hold is left out of what an editor has pasted', async () => {
  query.mockImplementation(async (name) =>
    name === 'publishedPages'
      ? { items: pages.map((page) => ({ ...page, href: `/${controls}` })) }
      : {
          fixedPage: { heading: controls, intro: controls },
          items: [{ ...listing, displayName: controls, ingress: controls, serviceArea: controls }],
          total: 1,
          page: 1,
        },
  )
  for (const address of ['/sitemap.xml', '/om-oss/ledige-stillinger/rss.xml']) {
    const answer = await createPublicFiles(options).request(address)
    expect(answer.status).toBe(200)
    const xml = await answer.text()
    expect(xml).toContain('abcdefg\ufffd')
    expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u)
  }
})

test('what the content system does not have or does not answer is no error of ours', async () => {
  expect((await files.request('/arrangementer/77.ics')).status).toBe(404)
  expect((await files.request('/arrangementer/0.ics')).status).toBe(404)
  expect((await files.request('/arrangementer/1e3.ics')).status).toBe(404)
  query.mockRejectedValueOnce(new ContentUnavailableError())
  const answer = await files.request('/sitemap.xml')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
})

test.each([
  ['a database that is away', Object.assign(new Error(), { code: 'ECONNREFUSED' }), 503, '5'],
  ['a fault of ours', new Error('a fault'), 500, null],
])('what fails for %s is answered with its status', async (_, error, status, retryAfter) => {
  query.mockRejectedValueOnce(error)
  const answer = await files.request('/sitemap.xml')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
})

test.each([
  ['/sitemap.xml', true],
  ['/robots.txt?x=1', true],
  ['/speculation-rules.json', true],
  ['/arrangementer.ics', true],
  ['/en/event-calendar/7.ics', true],
  ['/om-oss/ledige-stillinger/rss.xml', true],
  ['/sok?q=/7.ics', false],
  ['/helse/sitemap.xml', false],
  ['/arrangementer/7', false],
])('whether %s is a file for machines: %s', (address, expected) => {
  expect(isPublicFile(address)).toBe(expected)
})

const configuration = { PORTAL_URL: 'https://trivsel.example', TRIVSEL_ENV: 'test' } as const
const withKey = (devKey: string | undefined) => {
  const api = createApi({ configuration, log }).route(
    '/',
    createDynamicUrlsApi({ content, devKey }),
  )
  return (query: string) => api.request(`/api/frontend/enonic/dynamic-urls?${query}`)
}

test('sends the addresses of a type to a caller that has the key', async () => {
  const ask = withKey('the key of a test')
  const answer = await ask('devKey=the+key+of+a+test&contentType=page&locale=no')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual([
    {
      href: '/helse/psykolog-&-r%C3%A5d',
      metadata: {
        id: 4,
        name: 'psykolog-&-råd',
        modifiedTime: '2026-11-20T10:00:00.000Z',
        title: 'Psykolog',
        description: null,
        alternate: { no: '/helse/psykolog-&-r%C3%A5d', en: '/en/health/psychologist' },
      },
    },
  ])
})

test.each([
  ['devKey=wrong&contentType=page&locale=no', 401],
  ['contentType=page&locale=no', 401],
  ['devKey=&contentType=nonsense&locale=xx', 401],
  ['devKey=the+key+of+a+test&contentType=nonsense&locale=no', 400],
  ['devKey=the+key+of+a+test&contentType=page&locale=de', 400],
  ['devKey=the+key+of+a+test', 400],
])('%s is answered with %i', async (query, status) => {
  expect((await withKey('the key of a test')(query)).status).toBe(status)
})

test('without a key nobody may ask', async () => {
  expect((await withKey(undefined)('devKey=&contentType=page&locale=no')).status).toBe(401)
})

test('what is large is compressed for who takes it', async () => {
  query.mockImplementation(async () => ({ items: Array.from({ length: 50 }, () => pages[0]) }))
  const ask = (headers: Record<string, string>) =>
    createPublicFiles(options).request('/sitemap.xml', { headers })
  const packed = await ask({ 'accept-encoding': 'gzip, br' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('vary')).toMatch(/accept-encoding/i)
  const plain = await (await ask({})).text()
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(plain)
})

test('the document of the API is compressed, too', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  const answer = await createDocumentApi(() => []).request('/api/openapi.json', { headers })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
})
