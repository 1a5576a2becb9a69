import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createLog } from '../log.server.ts'
import type { ApiEnvironment } from './api-environment.server.ts'
import { createApi } from './create-api.server.ts'
import { type Description, describeEndpoint, refusalsOf } from './describe-endpoint.server.ts'
import { type Endpoint, endpoint } from './endpoint.ts'
import { Refusal } from './errors.server.ts'
import { mountEndpoint } from './mount-endpoint.server.ts'

type Types = { query: { page: number }; body: { places: number }; answer: { places: number } }
const book = endpoint<Types>()('PUT', '/api/classes/:id')
const described = describeEndpoint(book, {
  summary: 'Books places in a class.',
  access: 'user',
  params: { schema: z.object({ id: z.coerce.number().int() }), refusal: 'CLASS_NOT_FOUND' },
  query: z.object({ page: z.coerce.number() }),
  body: z.strictObject({ places: z.int() }),
  answer: z.strictObject({ places: z.int() }),
  status: 201,
  refusals: { CLASS_NOT_FOUND: 404, CLASS_FULL: 409 },
  refusalField: 'errorMessage',
  refusalDetails: { CLASS_FULL: z.strictObject({ free: z.int() }) },
})

function serve<D extends Description<Endpoint>>(
  description: D,
  handle: Parameters<typeof mountEndpoint<D>>[3],
  {
    guards = [],
    environment = 'test',
  }: { guards?: MiddlewareHandler[]; environment?: 'test' | 'production' } = {},
) {
  const app = new Hono<ApiEnvironment>()
  mountEndpoint(app, description, guards, handle)
  const configuration = { PORTAL_URL: 'https://trivsel.example', TRIVSEL_ENV: environment }
  return createApi({ configuration, log: createLog('silent') }).route('/', app)
}

const ask = (
  api: ReturnType<typeof serve>,
  path = '/api/classes/7?page=2',
  body = '{"places":3}',
  bindings: ApiEnvironment['Bindings'] = {},
) =>
  api.request(
    path,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body,
    },
    bindings,
  )

it('hands the handler what was asked, in its types, and answers with the status of the description', async () => {
  const handle = vi.fn(() => ({ places: 3 }))
  const answer = await ask(serve(described, handle))
  expect([answer.status, await answer.json()]).toEqual([201, { places: 3 }])
  expect(handle).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id: 7 }, query: { page: 2 }, body: { places: 3 } }),
  )
})

it.each([
  ['production', ''],
  ['test', '{"places":3}'],
] as const)(
  'a caller in the process takes the answer itself, behind the same doors, in %s',
  async (environment, written) => {
    const answer = { places: 3 }
    const takeAnswer = vi.fn()
    const api = serve(described, () => answer, { environment })
    const response = await ask(api, undefined, undefined, { takeAnswer })
    expect([response.status, await response.text()]).toEqual([201, written])
    expect(takeAnswer.mock.calls[0]?.[0]).toBe(answer)
    takeAnswer.mockClear()
    const refused = await ask(api, undefined, '{', { takeAnswer })
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: 'INVALID_REQUEST', fields: [] },
    ])
    expect(takeAnswer).not.toHaveBeenCalled()
  },
)

it('what a caller in the process takes is held to the description in tests too', async () => {
  const api = serve(described, () => ({ places: 1.5 }))
  const response = await ask(api, undefined, undefined, { takeAnswer: () => undefined })
  expect(response.status).toBe(500)
})

it('checks the caller first, then query and parameters, then the body', async () => {
  const refuse: MiddlewareHandler = async () => {
    throw new Refusal('UNAUTHENTICATED', 401)
  }
  const handle = () => ({ places: 1 })
  const nothingRight = ['/api/classes/x?page=x', '{'] as const
  const closed = serve(described, handle, { guards: [refuse] })
  expect((await ask(closed, ...nothingRight)).status).toBe(401)
  const open = serve(described, handle)
  expect(await (await ask(open, ...nothingRight)).json()).toEqual({
    error: 'INVALID_REQUEST',
    fields: ['page'],
  })
  const absent = await ask(open, '/api/classes/x?page=1', '{')
  expect([absent.status, await absent.json()]).toEqual([404, { errorMessage: 'CLASS_NOT_FOUND' }])
  expect((await ask(open, '/api/classes/1?page=1', '{')).status).toBe(400)
})

it.each<[string, () => never | { places: number } | Response, number]>([
  ['an answer of another shape', () => ({ places: 1.5 }), 500],
  ['an answer that says more', () => ({ places: 1, secret: 'x' }), 500],
  ['another status', () => Response.json({ places: 1 }), 500],
  [
    'a code that is not described',
    () => {
      throw new Refusal('CLASS_OVER', 409)
    },
    500,
  ],
  [
    'a code in the field of another source',
    () => {
      throw new Refusal('CLASS_NOT_FOUND', 404)
    },
    500,
  ],
  [
    'a refusal without its details',
    () => {
      throw new Refusal('CLASS_FULL', 409, { field: 'errorMessage' })
    },
    500,
  ],
  [
    'a refusal as it is described',
    () => {
      throw new Refusal('CLASS_FULL', 409, { field: 'errorMessage', details: { free: 0 } })
    },
    409,
  ],
])('in tests %s is answered with a %3$i', async (_, handle, status) => {
  expect((await ask(serve(described, handle))).status).toBe(status)
})

it('checks no answer in production', async () => {
  const api = serve(described, () => ({ places: 1.5 }), { environment: 'production' })
  expect((await ask(api)).status).toBe(201)
})

it('adds to the refusals of an endpoint those that its door and its schemas give', () => {
  expect(Object.fromEntries(refusalsOf(described))).toEqual({
    CLASS_NOT_FOUND: 404,
    CLASS_FULL: 409,
    INVALID_REQUEST: 400,
    UNAUTHENTICATED: 401,
    CROSS_SITE_REQUEST: 403,
    BODY_TOO_LARGE: 413,
    QUARANTINED: 503,
    UNSUPPORTED_MEDIA_TYPE: 415,
    UNAVAILABLE: 503,
  })
})

it('does not let schema and types of an endpoint say different things', () => {
  const rest = { summary: '', access: 'user' } as const
  const [query, body, answer] = [described.query, described.body, described.answer]
  describeEndpoint(book, { ...rest, query, body, answer })
  // @ts-expect-error: the answer is another one
  describeEndpoint(book, { ...rest, query, body, answer: z.strictObject({ seats: z.int() }) })
  // @ts-expect-error: the body is another one
  describeEndpoint(book, { ...rest, query, body: z.strictObject({ seats: z.int() }), answer })
  // @ts-expect-error: the body is not looked at
  describeEndpoint(book, { ...rest, query, answer })
  // @ts-expect-error: the page is no number
  describeEndpoint(book, { ...rest, query: z.object({ page: z.string() }), body, answer })
})
