import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../log.server.ts'
import { startHttpServer } from './http-server.server.ts'

const log = createLog('silent')
const noted = vi.spyOn(log, 'info')
const sendCached = vi.fn(() => false)
const handle = vi.fn((_request, response) => response.end('looked for'))
const server = await startHttpServer({
  host: '127.0.0.1',
  port: 0,
  log,
  headers: { 'x-content-type-options': 'nosniff' },
  sendCached,
  handle,
})
afterAll(() => server.stop(0))
beforeEach(() => vi.clearAllMocks())

/** The path as it is: `fetch` would tidy it. */
async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port: server.port, host: '127.0.0.1', path, headers, agent: false })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

const nobodys = [
  'a%00b',
  '%09/evil.example',
  '%0d%0aset-cookie:a=b',
  'a%7f',
  'a%C2%85',
  'a%',
  'a%zz',
  'a%E0%A4%A',
  'a%ED%A0%80',
  'a'.repeat(1_000),
  '/'.repeat(14_000),
  `${'%C3%A6'.repeat(200)}?page=2`,
]

describe('what can be the address of nothing', () => {
  it.each(nobodys)('is 404 as a page, and no data is read for it: /%.40s', async (path) => {
    const answer = await get(`/${path}`)
    expect([answer.status, answer.body]).toEqual([404, '404\n'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect([...sendCached.mock.calls, ...handle.mock.calls]).toEqual([])
  })

  it.each(nobodys)('is 400 in the API: /api/%.40s', async (path) => {
    const answer = await get(`/api/${path}`)
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      400,
      { error: 'INVALID_REQUEST', fields: [] },
    ])
    expect([...sendCached.mock.calls, ...handle.mock.calls]).toEqual([])
  })

  it('leaves a line in the log without a letter of it', async () => {
    await get('/hemmelig%00')
    await vi.waitFor(() => expect(noted).toHaveBeenCalledOnce())
    expect(JSON.stringify(noted.mock.calls)).toContain('"status":404')
    expect(JSON.stringify(noted.mock.calls)).not.toContain('hemmelig')
  })
})

describe('anything else', () => {
  it.each([
    '/',
    '/bl%C3%A5b%C3%A6r',
    `/${'a'.repeat(999)}`,
    '/sok?q=%00&kind=%zz',
    `/sok?q=${'barnehage%20'.repeat(1_000)}`,
  ])('is looked for: %.40s', async (path) => {
    expect((await get(path)).body).toBe('looked for')
    expect(sendCached).toHaveBeenCalledOnce()
    expect(handle).toHaveBeenCalledOnce()
  })
})

it('takes headers of fifteen kilobytes, and not of seventeen', async () => {
  expect((await get('/', { 'x-long': 'a'.repeat(15 * 1024) })).status).toBe(200)
  expect((await get('/', { 'x-long': 'a'.repeat(17 * 1024) })).status).toBe(431)
})
