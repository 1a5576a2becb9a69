import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint, type Method } from './api/endpoint.ts'
import { ApiError, callEndpoint, refusalCode } from './api-client.ts'
import { provideRenderContext, type RenderContext } from './render-context.ts'

const answerWith = (dispatch: RenderContext['dispatch']) =>
  provideRenderContext(() => ({ dispatch }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = () => new Promise<Response>(() => undefined)
const limited = (method: Method = 'GET') =>
  endpoint<{ answer: object }>()(method, '/api/frontend/limited', { timeLimit: 10_000 })
const unlimited = endpoint<{ body: object; answer: object }>()('POST', '/api/frontend/unlimited')

/** What has become of a call so far. */
function watch(call: Promise<unknown>) {
  const outcome = { value: undefined as unknown }
  call.then(
    (answer) => {
      outcome.value = answer
    },
    (error: unknown) => {
      outcome.value = error
    },
  )
  return outcome
}

test.each(['GET', 'PUT', 'DELETE'] as const)('aborts a %s at its time limit', async (method) => {
  let signal: AbortSignal | null | undefined
  answerWith((_, init) => {
    signal = init.signal
    return never()
  })
  const call = watch(callEndpoint(limited(method)))
  await vi.advanceTimersByTimeAsync(9_999)
  expect([call.value, signal?.aborted]).toEqual([undefined, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(call.value).toEqual(new ApiError(0, 'TIMEOUT'))
  expect(signal?.aborted).toBe(true)
})

test('aborts an answer that starts and does not end', async () => {
  answerWith(async () => new Response(new ReadableStream()))
  const call = watch(callEndpoint(limited()))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(call.value).toMatchObject({ code: 'TIMEOUT' })
})

test('other calls may take their time', async () => {
  answerWith(never)
  const call = watch(callEndpoint(unlimited, { body: {} }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call.value).toBeUndefined()
})

test('nothing of the limit is left when the answer is there', async () => {
  answerWith(async () => Response.json({ items: [] }))
  expect(await callEndpoint(limited())).toEqual({ items: [] })
  expect(vi.getTimerCount()).toBe(0)
})

test('the caller may abort before, and gets that reason instead', async () => {
  answerWith(never)
  const caller = new AbortController()
  const call = watch(callEndpoint(limited(), { signal: caller.signal }))
  caller.abort(new Error('gone to another page'))
  await vi.advanceTimersByTimeAsync(0)
  expect(call.value).toEqual(new Error('gone to another page'))
  expect(vi.getTimerCount()).toBe(0)
})

test('without a network the API cannot be reached', async () => {
  answerWith(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(callEndpoint(limited())).rejects.toEqual(new ApiError(0, 'UNREACHABLE'))
})

test('a refusal carries its code, from each of the three sources', async () => {
  for (const source of ['error', 'errorMessage', 'message']) {
    answerWith(async () => Response.json({ [source]: 'NO_EMPLOYEES' }, { status: 409 }))
    await expect(callEndpoint(limited())).rejects.toMatchObject({
      status: 409,
      code: 'NO_EMPLOYEES',
    })
  }
  expect(refusalCode({ errorMessage: null, error: 'NO_EMPLOYEES' })).toBe('NO_EMPLOYEES')
  expect(refusalCode({ error: { code: 'NO_EMPLOYEES' } })).toBe('UNKNOWN')
})

test('an answer that is handed over within the process is not read from the response', async () => {
  const answer = { items: [] }
  answerWith(async (_path, _init, take) => {
    take?.(answer)
    return new Response(null)
  })
  expect(await callEndpoint(limited())).toBe(answer)
})

test('what was handed over counts for nothing when the call then failed', async () => {
  answerWith(async (_path, _init, take) => {
    take?.({ items: [] })
    return Response.json({ error: 'UNKNOWN' }, { status: 500 })
  })
  await expect(callEndpoint(limited())).rejects.toEqual(
    new ApiError(500, 'UNKNOWN', { error: 'UNKNOWN' }),
  )
})

test('a call goes to the address that its endpoint says', async () => {
  const sent: unknown[] = []
  answerWith(async (path, { method, headers, body }) => {
    sent.push([method, path, headers, body])
    return Response.json({})
  })
  const book = endpoint<{
    query: { page?: number | null; q: string }
    body: object
    answer: object
  }>()
  const input = { params: { id: 'a/b' }, query: { page: null, q: 'æ &' }, body: { places: 1 } }
  await callEndpoint(book('PUT', '/api/frontend/classes/:id/bookings'), input)
  const file = new Blob(['a;b'], { type: 'text/csv' })
  await callEndpoint(endpoint<{ body: Blob; answer: object }>()('POST', '/api/files'), {
    body: file,
  })
  const form = new FormData()
  await callEndpoint(endpoint<{ body: FormData; answer: object }>()('PUT', '/api/pictures'), {
    body: form,
  })
  expect(sent).toEqual([
    [
      'PUT',
      '/api/frontend/classes/a%2Fb/bookings?q=%C3%A6+%26',
      { 'content-type': 'application/json' },
      '{"places":1}',
    ],
    ['POST', '/api/files', undefined, file],
    ['PUT', '/api/pictures', undefined, form],
  ])
})
