import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '#platform/log.server.ts'
import type { ApiEnvironment } from './api-environment.server.ts'
import { createApi } from './create-api.server.ts'
import { Refusal } from './errors.server.ts'
import { parseBody, parseQuery } from './parse.server.ts'
import { createBodyRoom } from './request-body.server.ts'

const configuration = { PORTAL_URL: 'https://trivsel.example', TRIVSEL_ENV: 'production' } as const
const fromHere = { 'sec-fetch-site': 'same-origin' }
const json = { 'content-type': 'application/json' }
const megabyte = 1024 * 1024

function databaseError(code: string, text = 'password authentication failed for maja@example.no') {
  const cause = Object.assign(new Error(text), { code, severity: 'ERROR' })
  return new Error('Failed query: select secret', { cause })
}

function createExample(
  overrides: Partial<{ PORTAL_URL: string; TRIVSEL_ENV: 'local' }> = {},
  bodyRoom = createBodyRoom(),
  roomOfAnybody = createBodyRoom(),
) {
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const things = new Hono<ApiEnvironment>()
    .get('/things/:id', (context) => context.json({ id: context.req.param('id') }))
    .put('/things/:id', parseBody(z.strictObject({ name: z.string().max(20) })), (context) =>
      context.json(context.req.valid('json')),
    )
    .delete('/things/:id', (context) => context.json({}))
    .post(
      '/files',
      async (context, next) => {
        await Promise.resolve()
        if (context.req.header('x-key') !== 'right') throw new Refusal('KEY_INVALID', 401)
        await next()
      },
      async (context) => {
        const { byteLength } = await context.get('readBody')()
        return context.json({ byteLength })
      },
    )
    .post('/forms', async (context) => {
      const { byteLength } = await context.get('readBody')()
      return context.json({ byteLength })
    })
    .get('/search', parseQuery(z.object({ page: z.coerce.number().int() })), (context) =>
      context.json(context.req.valid('query')),
    )
    .get('/made-alone', () => Response.json({}))
    .get('/cached', (context) => context.json({}, 200, { 'cache-control': 'public, max-age=60' }))
    .get('/fails/:how', (context) => {
      const how = context.req.param('how')
      if (how === 'sports') throw new Refusal('NO_PLACE', 409, { field: 'errorMessage' })
      if (how === 'campaigns') throw new Refusal('NO_CAMPAIGN', 404, { field: 'message' })
      if (how === 'pool') throw new Error('timeout exceeded when trying to connect')
      if (how === 'shape') z.string().parse(1)
      throw how === 'bug' ? new Error('a bug') : databaseError(how)
    })
  const api = createApi({
    configuration: { ...configuration, ...overrides },
    log,
    longerBodies: { '/api/files': megabyte, '/api/forms': megabyte },
    sentByAnybody: new Set(['/api/forms']),
    bodyRoom,
    roomOfAnybody,
  })
  api.route('/api', things)
  return { api, warn, error }
}

const pieceLength = 64 * 1024

/** A body that is made as it is asked for. */
function countedBody(length: number) {
  let made = 0
  const stream = new ReadableStream(
    {
      pull(controller) {
        if (made === length) return controller.close()
        made += pieceLength
        controller.enqueue(new Uint8Array(pieceLength))
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, read: () => made }
}

/** A body of which all has come but the end. */
function heldBody(length: number) {
  const { promise: started, resolve: begin } = Promise.withResolvers<void>()
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  let isSent = false
  const stream = new ReadableStream(
    {
      async pull(controller) {
        if (!isSent) {
          isSent = true
          return controller.enqueue(new Uint8Array(length))
        }
        begin()
        await finished
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, started, finish }
}

function fileRequest(
  body: ReadableStream,
  { length, headers = {} }: { length?: number | undefined; headers?: Record<string, string> },
): Request {
  return new Request('http://localhost/api/files', {
    method: 'POST',
    headers: {
      ...fromHere,
      ...headers,
      ...(length !== undefined && { 'content-length': String(length) }),
    },
    body,
    duplex: 'half',
  } as RequestInit)
}

const { api } = createExample()
const put = (headers: Record<string, string>, body = '{"name":"a"}', to = api) =>
  to.request('/api/things/1', { method: 'PUT', headers: { ...json, ...headers }, body })

describe('a refusal', () => {
  it.each([
    ['sports', 409, { errorMessage: 'NO_PLACE' }],
    ['campaigns', 404, { message: 'NO_CAMPAIGN' }],
    ['shape', 400, { error: 'INVALID_REQUEST', fields: [] }],
    ['22021', 400, { error: 'INVALID_REQUEST', fields: [] }],
  ])(
    '%s answers with its status and its code in the field of its source',
    async (how, status, body) => {
      const response = await api.request(`/api/fails/${how}`)
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual(body)
    },
  )

  it.each(['57P01', '53300', '08006', 'ECONNREFUSED', 'pool'])(
    '%s of the database is 503 with a time to come back',
    async (how) => {
      const response = await api.request(`/api/fails/${how}`)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('2')
      expect(await response.json()).toEqual({ error: 'UNAVAILABLE' })
    },
  )

  it('of an unknown kind is 500 with the request id, and one line in the log', async () => {
    const { api: failing, error } = createExample()
    const response = await failing.request('/api/fails/bug', {
      headers: { 'x-request-id': 'request-1' },
    })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ error: 'UNKNOWN', requestId: 'request-1' })
    expect(error).toHaveBeenCalledOnce()
  })

  it('reveals nothing of a statement that is wrong', async () => {
    const response = await api.request('/api/fails/42703')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/query|maja/)
  })
})

describe('the request id', () => {
  it('of a proxy is kept and returned', async () => {
    const response = await api.request('/api/things/1', {
      headers: { 'x-request-id': 'abc-12345' },
    })
    expect(response.headers.get('x-request-id')).toBe('abc-12345')
  })

  it.each(['short', 'a'.repeat(65), '{"injected":1}', 'with space here'])(
    '%j is replaced by one of our own',
    async (given) => {
      const response = await api.request('/api/things/1', { headers: { 'x-request-id': given } })
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    },
  )
})

describe('an address', () => {
  it('that nobody has is 404', async () => {
    const response = await api.request('/api/nothing')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'NOT_FOUND' })
  })

  it('that takes other methods is 405 and names them', async () => {
    const response = await api.request('/api/things/1', { method: 'POST', headers: fromHere })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('DELETE, GET, HEAD, PUT')
    expect(await response.json()).toEqual({ error: 'METHOD_NOT_ALLOWED' })
  })

  it('answers HEAD like GET', async () => {
    expect((await api.request('/api/things/1', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('a change', () => {
  it.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['an older browser on our page', { origin: 'https://trivsel.example', cookie: 'a=b' }],
    ['a program without cookies', {}],
  ])('from %s is let through', async (_, headers) => {
    expect((await put(headers)).status).toBe(200)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    [
      'another site that names our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://trivsel.example' },
    ],
    ['an older browser on another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['our name without encryption', { origin: 'http://trivsel.example' }],
    ['something with a cookie that says nothing of its origin', { cookie: 'a=b' }],
    ['another port of a developer machine', { origin: 'http://localhost:3000' }],
  ])('from %s is refused', async (_, headers) => {
    const response = await put(headers)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({ error: 'CROSS_SITE_REQUEST' })
  })

  it('may come from both names of a developer machine', async () => {
    const { api: local } = createExample({
      PORTAL_URL: 'http://localhost:3000',
      TRIVSEL_ENV: 'local',
    })
    const from = (origin: string) =>
      local.request('/api/things/1', { method: 'DELETE', headers: { origin, cookie: 'a=b' } })
    expect((await from('http://127.0.0.1:3000')).status).toBe(200)
    expect((await from('http://localhost:3000')).status).toBe(200)
    expect((await from('http://localhost:3001')).status).toBe(403)
  })
})

describe('a body', () => {
  it.each([
    ['', []],
    ['{', []],
    ['[]', []],
    ['"text"', []],
    ['{"name":1}', ['name']],
    ['{}', ['name']],
    ['{"name":"a","more":1}', ['more']],
    ['\u0000', []],
  ])('%j is not what was asked for: 400, and names the fields %j', async (body, fields) => {
    const response = await put(fromHere, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'INVALID_REQUEST', fields })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of type %j is 415',
    async (type) => {
      const response = await put({ ...fromHere, 'content-type': type })
      expect(response.status).toBe(415)
    },
  )

  it('may name its character set', async () => {
    const type = 'application/json; charset=utf-8'
    expect((await put({ ...fromHere, 'content-type': type })).status).toBe(200)
  })

  it('of 64 kB is read, and one byte more is 413', async () => {
    const frame = JSON.stringify({ name: 'a' })
    const atLimit = frame.padEnd(64 * 1024)
    expect((await put(fromHere, atLimit)).status).toBe(200)
    expect((await put(fromHere, `${atLimit} `)).status).toBe(413)
  })

  it.each([
    ['that announces to be too long', 20 * megabyte, {}, 413, 'BODY_TOO_LARGE'],
    ['of a caller who may not send one', megabyte, {}, 401, 'KEY_INVALID'],
    ['in pieces, of a caller who may not send one', undefined, {}, 401, 'KEY_INVALID'],
    [
      'that another site sends',
      megabyte,
      { 'sec-fetch-site': 'cross-site' },
      403,
      'CROSS_SITE_REQUEST',
    ],
  ])('%s is refused before a byte of it is read', async (_, length, headers, status, error) => {
    const body = countedBody(megabyte)
    const response = await api.request(fileRequest(body.stream, { length, headers }))
    expect([response.status, await response.json()]).toEqual([status, { error }])
    expect(body.read()).toBe(0)
  })

  it('in pieces is read no further than it may be long', async () => {
    const key = { 'x-key': 'right' }
    const whole = await api.request(fileRequest(countedBody(megabyte).stream, { headers: key }))
    expect([whole.status, await whole.json()]).toEqual([200, { byteLength: megabyte }])
    const body = countedBody(50 * megabyte)
    const response = await api.request(fileRequest(body.stream, { headers: key }))
    expect([response.status, await response.json()]).toEqual([413, { error: 'BODY_TOO_LARGE' }])
    expect(body.read()).toBeLessThanOrEqual(megabyte + pieceLength)
  })

  it('whose sender goes away in the middle is refused', async () => {
    for (const length of [undefined, 9]) {
      const stream = new ReadableStream({
        pull: (controller) => controller.error(new Error('gone')),
      })
      const request = fileRequest(stream, { headers: { 'x-key': 'right' }, length })
      expect((await api.request(request)).status).toBe(400)
    }
  })
})

describe('all bodies together', () => {
  const key = { 'x-key': 'right' }
  const send = (to: typeof api, body: ReadableStream, length?: number) =>
    to.request(fileRequest(body, { headers: key, length }))

  it.each([megabyte, undefined])(
    'take no more room than there is, announced as %s, and give it back',
    async (length) => {
      const { api: narrow } = createExample({}, createBodyRoom(1.5 * megabyte))
      const first = heldBody(megabyte)
      const answer = send(narrow, first.stream, length)
      await first.started
      const second = countedBody(megabyte)
      const refused = await send(narrow, second.stream, length)
      expect([refused.status, await refused.json()]).toEqual([503, { error: 'UNAVAILABLE' }])
      expect(refused.headers.get('retry-after')).toBe('2')
      expect(second.read()).toBeLessThanOrEqual(length === undefined ? megabyte : 0)
      expect((await narrow.request('/api/things/1')).status).toBe(200)
      first.finish()
      expect((await answer).status).toBe(200)
      expect((await send(narrow, countedBody(megabyte).stream, length)).status).toBe(200)
    },
  )

  it('give their room back when they are refused or broken off too', async () => {
    const { api: narrow } = createExample({}, createBodyRoom(megabyte))
    for (let time = 0; time < 3; time += 1) {
      const broken = new ReadableStream({
        pull: (controller) => controller.error(new Error('gone')),
      })
      expect((await send(narrow, broken, megabyte)).status).toBe(400)
      expect((await send(narrow, countedBody(2 * megabyte).stream)).status).toBe(413)
    }
    expect((await send(narrow, countedBody(megabyte).stream, megabyte)).status).toBe(200)
  })

  it('of usual length need none of it: who stops in the middle of one keeps nobody out', async () => {
    const { api: full } = createExample({}, createBodyRoom(0))
    expect((await send(full, countedBody(megabyte).stream, megabyte)).status).toBe(503)
    expect((await put(fromHere, undefined, full)).status).toBe(200)
  })
})

it('long bodies of anybody never take the room of others, nor others theirs', async () => {
  const rooms = [createBodyRoom(megabyte), createBodyRoom(megabyte)]
  const { api: narrow } = createExample({}, ...rooms)
  const send = (path: string, body: ReadableStream) =>
    narrow.request(new Request(`http://localhost${path}`, requestOf(body)))
  const requestOf = (body: ReadableStream): RequestInit & { duplex: 'half' } => ({
    method: 'POST',
    body,
    duplex: 'half',
    headers: { ...fromHere, 'x-key': 'right', 'content-length': String(megabyte) },
  })
  const [form, file] = [heldBody(megabyte), heldBody(megabyte)]
  const answers = [send('/api/forms', form.stream), send('/api/files', file.stream)]
  await Promise.all([form.started, file.started])
  for (const path of ['/api/forms', '/api/files'])
    expect((await send(path, countedBody(megabyte).stream)).status).toBe(503)
  form.finish()
  file.finish()
  for (const answer of answers) expect((await answer).status).toBe(200)
})

describe('a query', () => {
  it('is parsed', async () => {
    expect(await (await api.request('/api/search?page=2')).json()).toEqual({ page: 2 })
  })

  it.each(['', '?page=a', '?page=1&page=2'])('%j that does not fit is 400', async (query) => {
    expect((await api.request(`/api/search${query}`)).status).toBe(400)
  })
})

describe('caches', () => {
  it('keep nothing that does not ask for it', async () => {
    const response = await api.request('/api/things/1')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await api.request('/api/nothing')).headers.get('cache-control')).toBe('no-store')
    const alone = await api.request('/api/made-alone', { headers: { 'x-request-id': 'abc-12345' } })
    expect(alone.headers.get('cache-control')).toBe('no-store')
    expect(alone.headers.get('x-request-id')).toBe('abc-12345')
    expect((await api.request('/api/fails/bug')).headers.get('cache-control')).toBe('no-store')
  })

  it('may keep what says so', async () => {
    const response = await api.request('/api/cached')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })
})
