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

/** A sender whose network answers as the test says. */
function start(answer: (mark: WaitingMark) => Promise<unknown>) {
  const send = vi.fn(answer)
  const onSent = vi.fn()
  const store = createMarkStore('ola', null)
  return { sender: createMarkSender({ store, send, onSent }), send, onSent, store }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('a tap waits, is sent, and waits no more', async () => {
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
  ['a code that is asked for again', new ApiError(403, 'SECOND_FACTOR_REQUIRED')],
  ['what is no answer of ours', new Error('torn')],
])('with %s taps wait, and are sent later in their order', async (_, failure) => {
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

test('tries come further apart, up to once a minute, and at once when the network is back', async () => {
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

test('what is refused is said, and holds nothing else up', async () => {
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

test('whoever has lost the right to mark is told so', async () => {
  const { sender } = start(async () => {
    throw new ApiError(403, 'FORBIDDEN')
  })
  sender.mark(came)
  await settled()
  expect(sender.getState()).toMatchObject({ waiting: [], refused: [came] })
})

test('nobody is asked to log in again and again: the next try is theirs', async () => {
  const { sender, send } = start(async () => {
    throw new ApiError(401, 'UNAUTHENTICATED')
  })
  sender.mark(came)
  await settled()
  await vi.advanceTimersByTimeAsync(10 * longestWait)
  expect(send).toHaveBeenCalledTimes(1)
  expect(sender.getState()).toMatchObject({ waiting: [came], isSignedOut: true })
})

test('another tap while one is on its way is sent after it', async () => {
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

test('what a page before it has kept is sent by the next one', async () => {
  const { store } = start(async () => {})
  store.change(() => [came])
  const send = vi.fn(async () => {})
  const sender = createMarkSender({ store, send, onSent: vi.fn() })
  expect(sender.getState().waiting).toEqual([came])
  await sender.flush()
  expect(send).toHaveBeenCalledExactlyOnceWith(came)
})
