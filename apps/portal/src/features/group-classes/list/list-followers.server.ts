import type { ServerResponse } from 'node:http'
import type { Log } from '#platform/log.server.ts'
import { changesBetween, type ListState } from './list-changes.ts'
import type { GroupClassList } from './list-group-classes.server.ts'

/** With the delay of an announcement and the reading of the list, a page shows a booking well within a second. */
const lookEvery = 300
/** Keeps proxies from closing a line on which nothing is said, and finds out whose is dead. */
const breatheEvery = 25_000
/** Whoever comes after these asks for the list now and then, as without a line. */
const mostFollowers = 15_000
/** Bytes. Who takes nothing for so long has their line closed; a browser opens it anew, and asks. */
const mostUnsent = 64 * 1024

/** Milliseconds after which a browser opens a broken line anew. */
const greeting = Buffer.from('retry: 3000\n\n')
const breath = Buffer.from(':\n\n')
const listEvent = Buffer.from('event: list\ndata:\n\n')

type Follower = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'once' | 'writableLength'>

/**
 * Open pages that hear of every change of the list over one line each (server-sent events). However
 * many they are, the list is looked at once and what is said is written once.
 */
export function createListFollowers({ list, log }: { list: GroupClassList; log: Log }) {
  const followers = new Set<Follower>()
  let known: ListState | undefined
  let looking: NodeJS.Timeout | undefined
  let breathing: NodeJS.Timeout | undefined
  let isLooking = false

  function tell(message: Buffer): void {
    for (const follower of followers) {
      if (follower.writableLength > mostUnsent) follower.destroy()
      else follower.write(message)
    }
  }

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      const state = await list.readState()
      const change = known && known !== state ? changesBetween(known, state) : null
      known = state
      if (change)
        tell(
          change.kind === 'list'
            ? listEvent
            : Buffer.from(`event: figures\ndata: ${JSON.stringify(change.changes)}\n\n`),
        )
    } catch (error) {
      log.warn({ error }, 'followers of the list of classes could not be told')
    } finally {
      isLooking = false
    }
  }

  function begin(): void {
    looking ??= setInterval(look, lookEvery).unref()
    breathing ??= setInterval(() => tell(breath), breatheEvery).unref()
  }

  function rest(): void {
    clearInterval(looking)
    clearInterval(breathing)
    looking = undefined
    breathing = undefined
    known = undefined
  }

  return {
    hasRoom: () => followers.size < mostFollowers,

    /** Tells it everything from now on; what was before it has to ask for. */
    add(follower: Follower): void {
      followers.add(follower)
      follower.once('close', () => {
        followers.delete(follower)
        if (followers.size === 0) rest()
      })
      follower.write(greeting)
      begin()
      void look()
    },

    /** Closes every line. Browsers open them anew, at another instance. */
    stop(): void {
      for (const follower of followers) follower.end()
      rest()
    },
  }
}

export type ListFollowers = ReturnType<typeof createListFollowers>
