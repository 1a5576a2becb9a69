import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { createScanStore } from './scan-store.ts'
import { createScanSender, shortestWait } from './send-scans.ts'
import type { WaitingScan } from './waiting-scans.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const scan: WaitingScan = {
  associationId: 'association',
  eventId: 'event',
  id: 'one',
  placeId: 'place',
  scannedAt: '2027-02-10T18:00:00.000Z',
  undoneAt: null,
}
const other = { ...scan, id: 'two', placeId: 'other' }
const undone = { ...scan, undoneAt: '2027-02-10T18:01:00.000Z' }

function fakeStorage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    stored,
  }
}

/** A sender with a simulated network. */
function start(answer: (sent: WaitingScan) => Promise<unknown>, storage = fakeStorage()) {
  const send = vi.fn(answer)
  const store = createScanStore('ola', storage)
  return { sender: createScanSender({ store, send, onSent: vi.fn() }), send, store, storage }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

test('without network scans wait, and are sent later in order', async () => {
  let isAway = true
  const { sender, send, storage } = start(async () => {
    if (isAway) throw new ApiError(0, 'UNREACHABLE')
  })
  sender.scan(scan)
  sender.scan(other)
  await settled()
  expect(sender.getState()).toMatchObject({ waiting: [scan, other], refused: [] })
  isAway = false
  send.mockClear()
  await vi.advanceTimersByTimeAsync(shortestWait)
  expect(send.mock.calls).toEqual([[scan], [other]])
  expect(sender.getState().waiting).toEqual([])
  expect(storage.stored.size).toBe(0)
})

test('scans that an earlier page stored are sent by the next one, and only by who made them', async () => {
  const storage = fakeStorage()
  createScanStore('ola', storage).change(() => [scan])
  expect(createScanStore('kari', storage).read()).toEqual([])
  const { sender, send } = start(async () => {}, storage)
  await sender.flush()
  expect(send).toHaveBeenCalledExactlyOnceWith(scan)
})

test('one that is taken back while it is sent is sent as taken back afterwards', async () => {
  const first = Promise.withResolvers<void>()
  const { sender, send } = start(() =>
    send.mock.calls.length === 1 ? first.promise : Promise.resolve(),
  )
  sender.scan(scan)
  sender.scan(undone)
  await settled()
  first.resolve()
  await settled()
  expect(send.mock.calls).toEqual([[scan], [undone]])
  expect(sender.getState().waiting).toEqual([])
})

test('a refused scan is reported, and does not hold up others', async () => {
  const refusal = new ApiError(409, 'CHECK_IN_NOT_NOW')
  const { sender } = start(async ({ id }) => {
    if (id === scan.id) throw refusal
  })
  sender.scan(scan)
  sender.scan(other)
  await settled()
  expect(sender.getState()).toMatchObject({ waiting: [], refused: [{ ...scan, error: refusal }] })
})

test('there is no automatic retry while the user is logged out', async () => {
  const { sender, send } = start(async () => {
    throw new ApiError(401, 'UNAUTHENTICATED')
  })
  sender.scan(scan)
  await settled()
  await vi.advanceTimersByTimeAsync(10 * shortestWait)
  expect(send).toHaveBeenCalledTimes(1)
  expect(sender.getState()).toMatchObject({ waiting: [scan], isSignedOut: true })
})
