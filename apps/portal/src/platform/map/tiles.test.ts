import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.server.ts'
import { createTiles } from './tiles.server.ts'

let answer: (response: ServerResponse) => void
let questions: IncomingMessage[]
const server = createServer((request, response) => {
  questions.push(request)
  answer(response)
})
const log = createLog('silent')

const picture =
  (type: string, bytes = 3, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': type }).end(Buffer.alloc(bytes, 7))

beforeEach(async () => {
  questions = []
  answer = picture('image/png')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  vi.restoreAllMocks()
  return new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
})

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const create = () => createTiles({ tileUrl: `${origin()}/{z}/{x}/{y}.png?key=a`, log })

test('a tile is fetched once, and may be kept for a day', async () => {
  const tiles = create()
  const [first] = await Promise.all([tiles.request('/3/4/5.png'), tiles.request('/3/4/5.png')])
  const again = await tiles.request('/3/4/5.png')
  expect(questions.map(({ url }) => url)).toEqual(['/3/4/5.png?key=a'])
  for (const response of [first, again]) {
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([7, 7, 7]))
  }
})

test('nothing of the visitor goes on', async () => {
  await create().request('/3/4/5.png?visitor=1', {
    headers: {
      cookie: 'session=1',
      referer: 'https://trivsel.example/',
      'user-agent': 'their browser',
      'accept-language': 'nn',
      'x-forwarded-for': '192.0.2.1',
    },
  })
  const [question] = questions
  expect(question?.url).toBe('/3/4/5.png?key=a')
  for (const name of ['cookie', 'referer', 'x-forwarded-for'])
    expect(question?.headers[name]).toBeUndefined()
  expect(question?.headers['user-agent']).not.toContain('their browser')
  expect(question?.headers['accept-language']).not.toBe('nn')
})

test.each(['image/png', 'image/webp', 'image/jpeg; q=1'])('%s is a picture', async (type) => {
  answer = picture(type)
  expect((await create().request('/0/0/0.png')).status).toBe(200)
})

test.each([
  ['an error', picture('image/png', 3, 500)],
  ['none', picture('image/png', 3, 404)],
  ['a page', picture('text/html')],
  ['a drawing, which may carry a script', picture('image/svg+xml')],
  ['more than a tile has', picture('image/png', 1024 * 1024 + 1)],
  [
    'half a tile',
    (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '9' })
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    },
  ],
  ['nothing', (response: ServerResponse) => response.destroy()],
] as const)(
  'where the server gives %s there is no tile, and it is asked again',
  async (_, fault) => {
    const noted = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    const tiles = create()
    answer = fault
    const failed = await tiles.request('/3/4/5.png')
    expect(failed.status).toBe(502)
    expect(await failed.text()).toBe('')
    expect(failed.headers.get('cache-control')).toBe('no-store')
    expect(noted).toHaveBeenCalledOnce()
    answer = picture('image/png', 1024 * 1024)
    expect((await tiles.request('/3/4/5.png')).status).toBe(200)
  },
)

test('a server that does not answer is waited for five seconds', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  answer = () => undefined
  expect((await create().request('/3/4/5.png')).status).toBe(502)
  expect(patience).toHaveBeenCalledExactlyOnceWith(5_000)
})

test.each(['/20/0/0.png', '/1/2/0.png', '/1/0/2.png', '/a/0/0.png', '/1/0/0', '/1/0/0.jpg'])(
  'for %s no server is called',
  async (address) => {
    expect((await create().request(address)).status).toBe(404)
    expect(questions).toEqual([])
  },
)

test('tiles are only read', async () => {
  expect((await create().request('/1/0/0.png', { method: 'POST' })).status).toBe(404)
  expect(questions).toEqual([])
})
