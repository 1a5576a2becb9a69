import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { createMarkStore } from './mark-store.ts'
import { createMarkSender, longestWait, shortestWait } from './send-marks.ts'
import type { WaitingMark } from './waiting-marks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const came: WaitingMark = { classId: 1, bookingId: 10, mark: 'attended' }
const other: WaitingMark = { classId: 1, bookingId: 11, mark: 'no-show' }
const unreachable = new ApiError(0, 'UNREACHABLE')

/** A sender with a simulated network. */
function start(answer: (mark: WaitingMark) => Promise<unknown>) {
  const send = vi.fn(answer)
  const onSent = vi.fn()
  const store = createMarkStore('ola', null)
  return { sender: createMarkSender({ store, send, onSent }), send, onSent, store }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('a mark waits until it is sent', async () => {
  const answers = Promise.withResolvers<void>()
  const { sender, onSent } = start(() => answers.promise)
  sender.mark(came)
  expect(sender.getState().waiting).toEqual([came])
  answers.resolve()
  await settled()
  expect(sender.getState().waiting).toEqual([])
  expect(onSent).toHaveBeenCalledExactlyOnceWith(came)
})

test.each([
  ['no network', unreachable],
  ['no answer in time', new ApiError(0, 'TIMEOUT')],
  ['a portal that is down', new ApiError(503, 'UNAVAILABLE')],
  ['a code that is required again', new ApiError(403, 'SECOND_FACTOR_REQUIRED')],
  ['what is no answer of ours', new Error('torn')],
])('with %s marks wait, and are sent later in order', async (_, failure) => {
  let isAway = true
  const { sender, send } = start(async () => {
    if (isAway) throw failure
  })
  sender.mark(came)
  sender.mark(other)
  await settled()
  expect(sender.getState()).toMatchObject({ waiting: [came, other], refused: [] })
  isAway = false
  send.mockClear()
  await vi.advanceTimersByTimeAsync(shortestWait)
  expect(send.mock.calls).toEqual([[came], [other]])
  expect(sender.getState().waiting).toEqual([])
})

test('retries back off up to once a minute, and happen at once when the network is back', async () => {
  const { sender, send } = start(async () => {
    throw unreachable
  })
  sender.mark(came)
  await settled()
  await vi.advanceTimersByTimeAsync(shortestWait)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(shortestWait)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(shortestWait)
  expect(send).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(10 * longestWait)
  send.mockClear()
  await vi.advanceTimersByTimeAsync(longestWait)
  expect(send).toHaveBeenCalledTimes(1)
  await sender.flush()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a refused mark is reported, and does not hold up others', async () => {
  const refusal = new ApiError(404, 'MEMBER_NOT_BOOKED')
  const { sender } = start(async ({ bookingId }) => {
    if (bookingId === came.bookingId) throw refusal
  })
  sender.mark(came)
  sender.mark(other)
  await settled()
  expect(sender.getState()).toMatchObject({
    waiting: [],
    refused: [{ ...came, error: refusal }],
  })
  sender.mark(came)
  expect(sender.getState().refused).toEqual([])
})

test('a mark without permission is refused', async () => {
  const { sender } = start(async () => {
    throw new ApiError(403, 'FORBIDDEN')
  })
  sender.mark(came)
  await settled()
  expect(sender.getState()).toMatchObject({ waiting: [], refused: [came] })
})

test('there is no automatic retry while the user is logged out', async () => {
  const { sender, send } = start(async () => {
    throw new ApiError(401, 'UNAUTHENTICATED')
  })
  sender.mark(came)
  await settled()
  await vi.advanceTimersByTimeAsync(10 * longestWait)
  expect(send).toHaveBeenCalledTimes(1)
  expect(sender.getState()).toMatchObject({ waiting: [came], isSignedOut: true })
})

test('a mark made during a request is sent after it', async () => {
  const first = Promise.withResolvers<void>()
  const { sender, send } = start(() =>
    send.mock.calls.length === 1 ? first.promise : Promise.resolve(),
  )
  sender.mark(came)
  sender.mark({ ...came, mark: 'no-show' })
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
  first.resolve()
  await vi.advanceTimersByTimeAsync(10)
  expect(send.mock.calls.map(([{ mark }]) => mark)).toEqual(['attended', 'no-show'])
  expect(sender.getState().waiting).toEqual([])
})

test('marks that an earlier page stored are sent by the next one', async () => {
  const { store } = start(async () => {})
  store.change(() => [came])
  const send = vi.fn(async () => {})
  const sender = createMarkSender({ store, send, onSent: vi.fn() })
  expect(sender.getState().waiting).toEqual([came])
  await sender.flush()
  expect(send).toHaveBeenCalledExactlyOnceWith(came)
})
