import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.server.ts'
import { createPreviewCookies } from '../preview/preview-cookie.server.ts'
import { createContentAddresses, type FileCollection } from './content-addresses.server.ts'
import { ContentUnavailableError } from './content-client.server.ts'
import { createMedia } from './media.server.ts'

type Answer = { status?: number; type: string; body?: string }

let answer: Answer
let questions: IncomingMessage[]
/** What is published; null while the content system has not answered yet. */
let published: { pictures: string[]; attachments: string[] } | null
/** Answers wait for it. */
let gate: Promise<void>
const server = createServer(async (request, response) => {
  questions.push(request)
  await gate
  response.writeHead(answer.status ?? 200, { 'content-type': answer.type })
  response.end(answer.body ?? 'bytes')
})

beforeEach(async () => {
  questions = []
  gate = Promise.resolve()
  answer = { type: 'image/webp' }
  published = { pictures: ['sol'], attachments: ['plan.pdf'] }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.useRealTimers()
  return new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
})

const query = async () => {
  if (!published) throw new ContentUnavailableError()
  return published
}
const addresses = createContentAddresses({ query } as never)
const preview = createPreviewCookies({ siteKey: '0123456789abcdef', secure: false })
const log = createLog('silent')
const create = () =>
  createMedia({
    cmsUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteKey: 'the key of the site',
    addresses,
    preview,
    log,
  })
const media = () => create().handlers
const cookie = preview.begin().split(';')[0] ?? ''

test('a picture is fetched once, with the site key, and a browser may keep it for ever', async () => {
  const pictures = media()
  const [response] = await Promise.all([
    pictures.request('/media/v1/sol-256x128.webp'),
    pictures.request('/media/v1/sol-256x128.webp'),
  ])
  await pictures.request('/media/v1/sol-256x128.webp')
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable, s-maxage=0',
  )
  expect(questions.map(({ url }) => url)).toEqual(['/api/media/file/sol-256x128.webp'])
  expect(questions[0]?.headers[siteKeyHeader]).toBe('the key of the site')
})

test('a browser that has a file gets 304, and an attachment is checked each time', async () => {
  answer = { type: 'application/pdf' }
  const all = create()
  const files = all.handlers
  const first = await files.request('/attachments/v1/plan.pdf')
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  const etag = first.headers.get('etag') ?? ''
  const again = await files.request('/attachments/v1/plan.pdf', {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
  expect(again.headers.get('cache-control')).toBe('public, no-cache')
  answer = { type: 'application/pdf', body: 'other bytes' }
  all.forget(['attachments:7'])
  const other = await files.request('/attachments/v2/plan.pdf', {
    headers: { 'if-none-match': etag },
  })
  expect(other.status).toBe(200)
})

test.each([
  ['media', 'sol-256x128.webp', 'image/webp'],
  ['attachments', 'plan.pdf', 'application/pdf'],
])('a file of %s that nothing published shows any more is 404', async (collection, file, type) => {
  const noted = vi.spyOn(log, 'info').mockImplementation(() => undefined)
  answer = { type }
  const files = media()
  const ask = () =>
    files.request(`/${collection}/v1/${file}`, { headers: { 'if-none-match': etag } })
  let etag = '"another"'
  etag = (await ask()).headers.get('etag') ?? ''
  published = { pictures: [], attachments: [] }
  const gone = await ask()
  expect(gone.status).toBe(404)
  expect(gone.headers.get('cache-control')).toBe('no-store')
  expect(noted).toHaveBeenCalledExactlyOnceWith(
    { file: `${collection}/${file}` },
    'a file that is no longer public was forgotten',
  )
  await ask()
  expect(noted).toHaveBeenCalledOnce()
  noted.mockRestore()
  published = { pictures: ['sol'], attachments: ['plan.pdf'] }
  etag = '"another"'
  expect((await ask()).status).toBe(200)
  expect(questions).toHaveLength(2)
})

test('an editor in preview sees what is not public, and nobody keeps it', async () => {
  published = { pictures: [], attachments: [] }
  const pictures = media()
  const shown = await pictures.request('/media/v1/sol-256x128.webp', { headers: { cookie } })
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toBe('no-store')
  expect((await pictures.request('/media/v1/sol-256x128.webp')).status).toBe(404)
})

test('what the content system has lost is absent, and what it cannot give is not', async () => {
  const noted = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const pictures = media()
  const ask = async () => (await pictures.request('/media/v1/sol-256x128.webp')).status
  answer = { status: 404, type: 'application/json' }
  expect(await ask()).toBe(404)
  expect(noted).toHaveBeenCalledExactlyOnceWith(
    { file: 'media/sol-256x128.webp' },
    'the content system has lost a file',
  )
  answer = { status: 500, type: 'application/json' }
  expect(await ask()).toBe(503)
  answer = { type: 'text/html' }
  expect(await ask()).toBe(404)
  answer = { type: 'image/webp' }
  expect(await ask()).toBe(200)
  noted.mockRestore()
})

test('before it is known what is published no file is served', async () => {
  published = null
  const answered = await media().request('/media/v1/sol-256x128.webp')
  expect(answered.status).toBe(503)
  expect(answered.headers.get('retry-after')).toBe('5')
  expect(questions).toEqual([])
})

test('a file is kept once, whatever version is made up for it', async () => {
  const pictures = media()
  for (let version = 0; version < 20; version += 1) {
    const shown = await pictures.request(`/media/v${version}/sol-256x128.webp`)
    expect(shown.status).toBe(200)
  }
  expect(questions).toHaveLength(1)
})

test.each([
  ['after a gap in what was announced', undefined, true],
  ['when a picture has changed', ['front-page', 'media:7'], true],
  ['when attachments have changed', ['attachments'], true],
  ['not when something else has', ['gyms:7', 'mediation'], false],
])('what is kept is forgotten %s', async (_, tags, isForgotten) => {
  const files = create()
  await files.handlers.request('/media/v1/sol-256x128.webp')
  files.forget(tags)
  await files.handlers.request('/media/v1/sol-256x128.webp')
  expect(questions).toHaveLength(isForgotten ? 2 : 1)
})

test('what was read before a change and comes after it is not kept', async () => {
  const files = create()
  const ask = () => files.handlers.request('/media/v1/sol-256x128.webp')
  const held = Promise.withResolvers<void>()
  gate = held.promise
  const before = ask()
  await vi.waitFor(() => expect(questions).toHaveLength(1), { timeout: 10_000 })
  files.forget(['media:7'])
  held.resolve()
  await before
  await ask()
  expect(questions).toHaveLength(2)
})

test('no address reaches anything but a file of the two kinds', async () => {
  const pictures = media()
  for (const path of [
    '/media/v1/..%2F..%2Fusers',
    '/media/v1/%2E%2E',
    '/media/v1/sol-256x128.webp%00',
    '/editors/v1/sol.webp',
    `/media/v1/${'a'.repeat(10_000)}.webp`,
    '/media/%2E%2E/sol-256x128.webp',
    `/media/${'v'.repeat(300)}/sol-256x128.webp`,
  ])
    for (const headers of [{}, { cookie }])
      expect((await pictures.request(path, { headers })).status).toBe(404)
  expect(questions).toEqual([])
})

test.each<[FileCollection, string, boolean]>([
  ['media', 'sol-256x128.webp', true],
  ['media', 'sol-2048x10000.webp', true],
  ['media', 'sol-256x128.avif', false],
  ['media', 'sol.jpg', false],
  ['media', 'sol.webp', false],
  ['media', 'sol-256x128.png', false],
  ['media', 'sol-ned-256x128.webp', false],
  ['media', 'plan.pdf', false],
  ['media', 'undefined', false],
  ['attachments', 'plan.pdf', true],
  ['attachments', 'sol-256x128.webp', false],
])('whether %s/%s is public: %s', async (collection, file, expected) => {
  expect(await addresses.isPublicFile(collection, file)).toBe(expected)
})
