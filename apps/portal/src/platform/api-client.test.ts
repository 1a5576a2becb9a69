import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, callApi, dispatchApiWith, refusalCode } from './api-client.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = () => new Promise<Response>(() => undefined)
const limited = [
  'sports/group-exercises?language=no',
  'sports/group-exercises/details/7?language=en',
  'user/sports/bookings?page=1',
  'user/sports/memberships',
  'user/semester-fees?userId=a',
]

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

test.each(limited)('%s is given up after 10 seconds', async (path) => {
  let signal: AbortSignal | null | undefined
  dispatchApiWith((_, init) => {
    signal = init.signal
    return never()
  })
  const call = watch(callApi(path))
  await vi.advanceTimersByTimeAsync(9_999)
  expect([call.value, signal?.aborted]).toEqual([undefined, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(call.value).toEqual(new ApiError(0, 'TIMEOUT'))
  expect(signal?.aborted).toBe(true)
})

test.each(['PUT', 'DELETE'] as const)('a booking by %s is given up as well', async (method) => {
  dispatchApiWith(never)
  const call = watch(callApi('user/sports/bookings', { method }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(call.value).toMatchObject({ code: 'TIMEOUT' })
})

test('an answer that begins and does not end is given up', async () => {
  dispatchApiWith(async () => new Response(new ReadableStream()))
  const call = watch(callApi('sports/group-exercises'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(call.value).toMatchObject({ code: 'TIMEOUT' })
})

test('other calls may take their time', async () => {
  dispatchApiWith(never)
  const call = watch(callApi('accounts/login', { method: 'POST', body: {} }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call.value).toBeUndefined()
})

test('nothing of the limit is left when the answer is there', async () => {
  dispatchApiWith(async () => Response.json({ items: [] }))
  expect(await callApi('sports/group-exercises')).toEqual({ items: [] })
  expect(vi.getTimerCount()).toBe(0)
})

test('whoever asked may give up before, and hears of that instead', async () => {
  dispatchApiWith(never)
  const asker = new AbortController()
  const call = watch(callApi('sports/group-exercises', { signal: asker.signal }))
  asker.abort(new Error('gone to another page'))
  await vi.advanceTimersByTimeAsync(0)
  expect(call.value).toEqual(new Error('gone to another page'))
  expect(vi.getTimerCount()).toBe(0)
})

test('without a network the API cannot be reached', async () => {
  dispatchApiWith(async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(callApi('sports/group-exercises')).rejects.toEqual(new ApiError(0, 'UNREACHABLE'))
})

test('a refusal carries its code, from each of the three sources', async () => {
  for (const source of ['error', 'errorMessage', 'message']) {
    dispatchApiWith(async () => Response.json({ [source]: 'NO_EMPLOYEES' }, { status: 409 }))
    await expect(callApi('session')).rejects.toMatchObject({ status: 409, code: 'NO_EMPLOYEES' })
  }
  expect(refusalCode({ errorMessage: null, error: 'NO_EMPLOYEES' })).toBe('NO_EMPLOYEES')
  expect(refusalCode({ error: { code: 'NO_EMPLOYEES' } })).toBe('UNKNOWN')
})
