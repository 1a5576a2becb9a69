import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createStaticFiles } from './static-files.server.ts'

const files = createStaticFiles({
  folder: new URL('../../../public', import.meta.url).pathname,
  headers: { 'x-content-type-options': 'nosniff' },
  replacement: (address) =>
    address === '/icon-192.png' || address === '/logo.png'
      ? { bytes: Buffer.from('own'), hash: 'abc' }
      : undefined,
})
const server = createServer((request, response) => {
  if (!files.send(request, response)) response.writeHead(404).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const get = async (path: string, method = 'GET') => {
  const answer = await fetch(origin + path, { method })
  const { status, headers } = answer
  return {
    status,
    cache: headers.get('cache-control'),
    type: headers.get('content-type'),
    text: await answer.text(),
  }
}

it.each([
  ['in place of a file', '/icon-192.png', 300],
  ['where there is no file', '/logo.png', 300],
  ['at an older address', '/logo.png?abd', 300],
])('sends a replacement %s, for five minutes', async (_, path, seconds) => {
  expect(await get(path)).toEqual({
    status: 200,
    cache: `public, max-age=${seconds}`,
    type: 'image/png',
    text: 'own',
  })
})

it('lets it be kept for ever at the address with its hash', async () => {
  expect((await get('/logo.png?abc')).cache).toBe('public, max-age=31536000, immutable')
  expect(await get('/logo.png?abc', 'HEAD')).toMatchObject({ status: 200, text: '' })
})

it('sends its own files as ever, and nothing else', async () => {
  expect(await get('/favicon.ico')).toMatchObject({
    status: 200,
    type: 'image/x-icon',
    cache: 'public, max-age=3600',
  })
  expect(await get('/logo-dark.png')).toMatchObject({ status: 404 })
  expect(await get('/logo.png', 'POST')).toMatchObject({ status: 404 })
})

it('names what the build compressed, and nothing that lies beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trivsel-built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['assets/a.js', 'assets/a.js.br', 'assets/a.js.gz', 'assets/b.png', 'c.js'])
    writeFileSync(join(folder, name), name)
  const { built } = createStaticFiles({ folder, headers: {}, replacement: () => undefined })
  expect(built().toSorted((one, other) => one.address.localeCompare(other.address))).toEqual([
    { address: '/assets/a.js', encoding: 'br', body: Buffer.from('assets/a.js.br') },
    { address: '/assets/b.png', encoding: 'identity', body: Buffer.from('assets/b.png') },
  ])
})
