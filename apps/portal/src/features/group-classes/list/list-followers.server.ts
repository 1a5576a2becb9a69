import type { ServerResponse } from 'node:http'
import type { Log } from '#platform/log.server.ts'
import { changesBetween, type ListState } from './list-changes.ts'
import type { GroupClassList } from './list-group-classes.server.ts'

/** Milliseconds. With the delay of an announcement and of reading the list, a booking shows within a second. */
const pollMilliseconds = 300
/** Milliseconds. Keeps proxies from closing an idle connection, and detects dead ones. */
const keepAliveMilliseconds = 25_000
/** Pages beyond this number poll, as pages without a connection do. */
const maximumFollowers = 15_000
/** A follower that has not read this much is disconnected; the browser reconnects and fetches the list. */
const maximumUnsentBytes = 64 * 1024

/** Browsers reconnect 3,000 milliseconds after a connection breaks. */
const retryEvent = Buffer.from('retry: 3000\n\n')
const keepAlive = Buffer.from(':\n\n')
const listEvent = Buffer.from('event: list\ndata:\n\n')

type Follower = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'once' | 'writableLength'>

/**
 * Sends every change of the list to open pages, each with one connection (server-sent events). The list
 * is read once, and each event is serialized once, however many pages follow.
 */
export function createListFollowers({ list, log }: { list: GroupClassList; log: Log }) {
  const followers = new Set<Follower>()
  let lastState: ListState | undefined
  let pollTimer: NodeJS.Timeout | undefined
  let keepAliveTimer: NodeJS.Timeout | undefined
  let isPolling = false

  function broadcast(message: Buffer): void {
    for (const follower of followers) {
      if (follower.writableLength > maximumUnsentBytes) follower.destroy()
      else follower.write(message)
    }
  }

  async function poll(): Promise<void> {
    if (isPolling) return
    isPolling = true
    try {
      const state = await list.readState()
      const change = lastState && lastState !== state ? changesBetween(lastState, state) : null
      lastState = state
      if (change)
        broadcast(
          change.kind === 'list'
            ? listEvent
            : Buffer.from(`event: figures\ndata: ${JSON.stringify(change.changes)}\n\n`),
        )
    } catch (error) {
      log.warn({ error }, 'could not notify the followers of the class list')
    } finally {
      isPolling = false
    }
  }

  function start(): void {
    pollTimer ??= setInterval(poll, pollMilliseconds).unref()
    keepAliveTimer ??= setInterval(() => broadcast(keepAlive), keepAliveMilliseconds).unref()
  }

  function stopTimers(): void {
    clearInterval(pollTimer)
    clearInterval(keepAliveTimer)
    pollTimer = undefined
    keepAliveTimer = undefined
    lastState = undefined
  }

  return {
    hasRoom: () => followers.size < maximumFollowers,

    /** Sends all changes from now on. The page has to fetch the current list itself. */
    add(follower: Follower): void {
      followers.add(follower)
      follower.once('close', () => {
        followers.delete(follower)
        if (followers.size === 0) stopTimers()
      })
      follower.write(retryEvent)
      start()
      void poll()
    },

    /** Closes every connection. Browsers reconnect to another instance. */
    stop(): void {
      for (const follower of followers) follower.end()
      stopTimers()
    },
  }
}

export type ListFollowers = ReturnType<typeof createListFollowers>
