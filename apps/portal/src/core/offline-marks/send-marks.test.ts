import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { changed, type ExampleMark, exampleKind, first, second } from './example-mark.testing.ts'
import { fakeStorage } from './fake-storage.testing.ts'
import { createMarkStore } from './mark-store.ts'
import type { RunAlone } from './run-alone.ts'
import { createMarkSender, longestWait, shortestWait } from './send-marks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unreachable = new ApiError(0, 'UNREACHABLE')
const signedOut = new ApiError(401, 'UNAUTHENTICATED')

/** What tabs of one browser share. */
function openBrowser() {
  let last: Promise<unknown> = Promise.resolve()
  const runAlone: RunAlone = (_, task) => {
    const result = last.then(task)
    last = result.catch(() => {})
    return result
  }
  return { storage: fakeStorage(), runAlone }
}

type Options = {
  browser?: ReturnType<typeof openBrowser>
  whileLoggedIn?: (call: () => Promise<void>) => Promise<void>
}

/** A page with a sender and a simulated network. */
function openPage(
  answer: (mark: ExampleMark) => Promise<unknown>,
  { browser = openBrowser(), whileLoggedIn = (call) => call() }: Options = {},
) {
  const send = vi.fn(answer)
  const onSent = vi.fn()
  const onSentElsewhere = vi.fn()
  const { storage, runAlone } = browser
  const store = createMarkStore(exampleKind, 'ola', storage)
  const sender = createMarkSender({
    kind: exampleKind,
    store,
    send,
    onSent,
    onSentElsewhere,
    whileLoggedIn,
    runAlone,
  })
  return { sender, send, onSent, onSentElsewhere, storage }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('a mark waits until it is sent', async () => {
  const answers = Promise.withResolvers<void>()
  const { sender, onSent, onSentElsewhere, storage } = openPage(() => answers.promise)
  sender.mark(first)
  await settled()
  expect(sender.getState().waiting).toEqual([first])
  answers.resolve()
  await settled()
  expect(sender.getState().waiting).toEqual([])
  expect(onSent).toHaveBeenCalledExactlyOnceWith(first)
  expect(onSentElsewhere).not.toHaveBeenCalled()
  expect(storage.stored.size).toBe(0)
})

test.each([
  ['no network', unreachable],
  ['no answer in time', new ApiError(0, 'TIMEOUT')],
  ['too many requests', new ApiError(429, 'RATE_LIMITED')],
  ['a portal that is down', new ApiError(503, 'UNAVAILABLE')],
  ['a code that is required again', new ApiError(403, 'SECOND_FACTOR_REQUIRED')],
  ['what is no answer of ours', new Error('torn')],
])('with %s marks wait, and are sent later in order', async (_, failure) => {
  let isAway = true
  const { sender, send } = openPage(async () => {
    if (isAway) throw failure
  })
  sender.mark(first)
  sender.mark(second)
  await settled()
  expect(sender.getState()).toMatchObject({ waiting: [first, second], refused: [] })
  isAway = false
  send.mockClear()
  await vi.advanceTimersByTimeAsync(shortestWait)
  expect(send.mock.calls).toEqual([[first], [second]])
  expect(sender.getState().waiting).toEqual([])
})

test('retries back off up to once a minute, and happen at once when the network is back', async () => {
  const { sender, send } = openPage(async () => {
    throw unreachable
  })
  sender.mark(first)
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
  // A network that is back may need a moment more.
  await vi.advanceTimersByTimeAsync(shortestWait)
  expect(send).toHaveBeenCalledTimes(3)
})

test.each([
  ['does not exist', 404, 'NOT_FOUND'],
  ['comes too late', 409, 'TOO_LATE'],
  ['the user has no permission for', 403, 'FORBIDDEN'],
])('a mark that %s is refused, and does not hold up others', async (_, status, code) => {
  const refusal = new ApiError(status, code)
  const { sender } = openPage(async ({ id }) => {
    if (id === first.id) throw refusal
  })
  sender.mark(first)
  sender.mark(second)
  await settled()
  expect(sender.getState()).toMatchObject({ waiting: [], refused: [{ ...first, error: refusal }] })
  sender.mark({ ...first, id: 3 })
  expect(sender.getState().refused).toEqual([])
})

test('a refusal is no longer shown once a later mark of the same person is sent', async () => {
  const answer = Promise.withResolvers<void>()
  const { sender } = openPage(async ({ choice }) => {
    if (choice === first.choice) await answer.promise
  })
  sender.mark(first)
  await settled()
  sender.mark(changed)
  answer.reject(new ApiError(409, 'TOO_LATE'))
  await settled()
  expect(sender.getState()).toMatchObject({ waiting: [], refused: [] })
})

test('there is no automatic retry while the user is logged out', async () => {
  const { sender, send } = openPage(async () => {
    throw signedOut
  })
  sender.mark(first)
  await settled()
  await vi.advanceTimersByTimeAsync(10 * longestWait)
  expect(send).toHaveBeenCalledTimes(1)
  expect(sender.getState()).toMatchObject({ waiting: [first], isSignedOut: true })
})

test('marks are sent once the user has logged in on the page', async () => {
  let isLoggedIn = false
  const { sender } = openPage(
    async () => {
      if (!isLoggedIn) throw signedOut
    },
    {
      whileLoggedIn: (call) =>
        call().catch(() => {
          isLoggedIn = true
          return call()
        }),
    },
  )
  sender.mark(first)
  await settled()
  expect(sender.getState()).toMatchObject({ waiting: [], refused: [], isSignedOut: false })
})

test('a mark made during a request is sent after it, also in a browser without locks', async () => {
  const answer = Promise.withResolvers<void>()
  const { sender, send } = openPage(
    () => (send.mock.calls.length === 1 ? answer.promise : Promise.resolve()),
    { browser: { ...openBrowser(), runAlone: (_, task) => task() } },
  )
  sender.mark(first)
  await settled()
  sender.mark(changed)
  await settled()
  expect(send).toHaveBeenCalledTimes(1)
  answer.resolve()
  await settled()
  expect(send.mock.calls).toEqual([[first], [changed]])
  expect(sender.getState().waiting).toEqual([])
})

test('a mark made when the last one has been sent, and the lock not been released, is sent', async () => {
  const browser = openBrowser()
  let release = () => {}
  const { sender, send } = openPage(async () => {}, {
    browser: {
      ...browser,
      runAlone: async (_, task) => {
        const result = await task()
        await new Promise<void>((resolve) => {
          release = resolve
        })
        return result
      },
    },
  })
  sender.mark(first)
  await settled()
  sender.mark(second)
  release()
  await settled()
  release()
  await settled()
  expect(send.mock.calls).toEqual([[first], [second]])
})

test('marks that an earlier page stored are sent by the next one', async () => {
  const browser = openBrowser()
  createMarkStore(exampleKind, 'ola', browser.storage).add(first)
  const { sender, send } = openPage(async () => {}, { browser })
  expect(sender.getState().waiting).toEqual([first])
  await sender.flush()
  expect(send).toHaveBeenCalledExactlyOnceWith(first)
})

test('a page that was left sends no more by itself', async () => {
  const answer = Promise.withResolvers<void>()
  const { sender, send } = openPage(() => answer.promise)
  sender.mark(first)
  await settled()
  sender.stop()
  answer.reject(unreachable)
  await vi.advanceTimersByTimeAsync(longestWait)
  expect(send).toHaveBeenCalledTimes(1)
})

test('of two tabs one sends at a time, each mark once and in order', async () => {
  const browser = openBrowser()
  const answer = Promise.withResolvers<void>()
  const one = openPage(() => answer.promise, { browser })
  const other = openPage(async () => {}, { browser })
  one.sender.mark(first)
  await settled()
  other.sender.mark(changed)
  other.sender.mark(second)
  await settled()
  expect(other.send).not.toHaveBeenCalled()
  answer.resolve()
  await settled()
  expect([one.send.mock.calls, other.send.mock.calls]).toEqual([[[first], [changed], [second]], []])
  expect(other.sender.getState().waiting).toEqual([])
  expect(other.onSentElsewhere).toHaveBeenCalledTimes(1)
})

test('a tab that waits for a login does not keep another one from sending', async () => {
  const browser = openBrowser()
  const login = Promise.withResolvers<void>()
  const one = openPage(() => Promise.reject(signedOut), {
    browser,
    whileLoggedIn: (call) => call().catch(() => login.promise.then(call)),
  })
  const other = openPage(async () => {}, { browser })
  one.sender.mark(first)
  await settled()
  await other.sender.flush()
  expect(other.send).toHaveBeenCalledExactlyOnceWith(first)
  login.resolve()
})

test('marks that another tab has made are shown, and answers that it got are looked up', () => {
  const browser = openBrowser()
  const { sender, onSentElsewhere } = openPage(async () => {}, { browser })
  const elsewhere = createMarkStore(exampleKind, 'ola', browser.storage)
  elsewhere.add(first)
  sender.refresh()
  expect(sender.getState().waiting).toEqual([first])
  expect(onSentElsewhere).not.toHaveBeenCalled()
  elsewhere.remove(first)
  sender.refresh()
  expect(sender.getState().waiting).toEqual([])
  expect(onSentElsewhere).toHaveBeenCalledTimes(1)
})

test('what was refused is there again after a reload where the kind keeps it, until it is put away', async () => {
  const browser = openBrowser()
  const open = (kind: typeof exampleKind) => {
    const store = createMarkStore(kind, 'ola', browser.storage)
    const send = async () => {
      throw new ApiError(409, 'TOO_LATE')
    }
    return createMarkSender({
      kind,
      store,
      send,
      onSent: vi.fn(),
      onSentElsewhere: vi.fn(),
      whileLoggedIn: (call) => call(),
      runAlone: browser.runAlone,
    })
  }
  const keeping = { ...exampleKind, keepsRefused: true } as const
  open(keeping).mark(first)
  await settled()
  const reloaded = open(keeping)
  expect(reloaded.getState().refused).toMatchObject([{ ...first, error: { code: 'TOO_LATE' } }])
  expect(open(exampleKind).getState().refused).toEqual([])
  reloaded.putAway()
  expect(open(keeping).getState().refused).toEqual([])
})
