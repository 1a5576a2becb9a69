import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.server.ts'
import { createMedia } from './media.server.ts'

type Answer = { status?: number; type: string; body?: string }

let answer: Answer
let questions: IncomingMessage[]
const server = createServer((request, response) => {
  questions.push(request)
  response.writeHead(answer.status ?? 200, { 'content-type': answer.type })
  response.end(answer.body ?? 'bytes')
})

beforeEach(async () => {
  questions = []
  answer = { type: 'image/webp' }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.useRealTimers()
  return new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
})

const media = () =>
  createMedia({
    cmsUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteKey: 'the key of the site',
    log: createLog('silent'),
  })

test('a picture is fetched once, with the site key, and may be kept for ever', async () => {
  const pictures = media()
  const [response] = await Promise.all([
    pictures.request('/media/v1/sol-256x128.webp'),
    pictures.request('/media/v1/sol-256x128.webp'),
  ])
  await pictures.request('/media/v1/sol-256x128.webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(questions.map(({ url }) => url)).toEqual(['/api/media/file/sol-256x128.webp'])
  expect(questions[0]?.headers[siteKeyHeader]).toBe('the key of the site')
})

test('a WebP in the place of an AVIF is kept for seconds only', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const pictures = media()
  const ask = () => pictures.request('/media/v1/sol-256x128.avif')
  const standIn = await ask()
  expect(standIn.headers.get('content-type')).toBe('image/webp')
  expect(standIn.headers.get('cache-control')).toBe('public, max-age=5')
  answer = { type: 'image/avif' }
  await ask()
  expect(questions).toHaveLength(1)
  vi.advanceTimersByTime(5_001)
  const final = await ask()
  expect(final.headers.get('content-type')).toBe('image/avif')
  expect(final.headers.get('cache-control')).toContain('immutable')
  await ask()
  expect(questions).toHaveLength(2)
})

test('what the content system does not have or cannot give is never kept', async () => {
  const pictures = media()
  const ask = async () => (await pictures.request('/media/v1/sol-256x128.webp')).status
  answer = { status: 404, type: 'application/json' }
  expect(await ask()).toBe(404)
  answer = { status: 500, type: 'application/json' }
  expect(await ask()).toBe(503)
  answer = { type: 'text/html' }
  expect(await ask()).toBe(404)
  answer = { type: 'image/webp' }
  expect(await ask()).toBe(200)
})

test('no address reaches anything but a file of the two kinds', async () => {
  const pictures = media()
  for (const path of [
    '/media/v1/..%2F..%2Fusers',
    '/media/v1/%2E%2E',
    '/editors/v1/sol.webp',
    `/media/v1/${'a'.repeat(10_000)}.webp`,
    '/media/%2E%2E/sol.webp',
  ])
    expect((await pictures.request(path)).status).toBe(404)
  expect(questions).toEqual([])
})
