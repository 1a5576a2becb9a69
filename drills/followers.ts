import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const changes = '/api/frontend/sports/group-exercises/changes'

/** Milliseconds that browsers wait before they connect again (`list-followers.server.ts`). */
const retry = 3_000

/** Bytes that a player fetches at a time. */
const pieceSize = 200_000

export type Followed = {
  /** Times that a stream ended, and was there again. */
  reconnections: number
  /** Events that came by all streams. */
  events: number
  failures: string[]
}

/**
 * Open class lists: each follows the changes by server-sent events and connects again when the stream
 * has ended, as browsers do. A stream that is refused, or breaks in the middle, is a failure.
 */
export function startFollowers(url: string, count: number): { end(): Promise<Followed> } {
  const followed: Followed = { reconnections: 0, events: 0, failures: [] }
  const over = new AbortController()
  async function follow(): Promise<void> {
    while (!over.signal.aborted) {
      const failure = await readStream(url + changes, over.signal, followed)
      if (failure !== null) followed.failures.push(`stream: ${failure}`)
      if (over.signal.aborted) return
      await sleep(retry)
      followed.reconnections += 1
    }
  }
  const following = Promise.all(Array.from({ length: count }, follow))
  return {
    async end() {
      over.abort()
      await following
      return followed
    },
  }
}

/** @returns what went wrong, or null when the server has ended it */
function readStream(
  address: string,
  signal: AbortSignal,
  followed: Followed,
): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (failure: string | null) => resolve(signal.aborted ? null : failure)
    get(address, { signal, agent: false, headers: { accept: 'text/event-stream' } }, (response) => {
      if (response.statusCode !== 200) end(String(response.statusCode))
      response
        .on('data', (data: Buffer) => {
          followed.events += data.toString().split('event: ').length - 1
        })
        .on('error', (error) => end(error.message))
        .on('end', () => end(response.complete ? null : 'it broke off'))
    }).on('error', (error) => end(error.message))
  })
}

export type Watched = { pieces: number; failures: string[] }

/** A member who watches a film piece by piece, and begins it again at its end. */
export function startWatcher(
  url: string,
  { path, cookie }: { path: string; cookie: string },
): { end(): Promise<Watched> } {
  const watched: Watched = { pieces: 0, failures: [] }
  let isOver = false
  async function watch(): Promise<void> {
    for (let from = 0; !isOver; ) {
      const range = `bytes=${from}-${from + pieceSize - 1}`
      try {
        const answer = await fetch(url + path, { headers: { cookie, range } })
        const { byteLength } = await answer.arrayBuffer()
        const size = Number(answer.headers.get('content-range')?.split('/')[1])
        watched.pieces += 1
        if (answer.status !== 206 || byteLength !== Math.min(pieceSize, size - from))
          watched.failures.push(`film: ${answer.status} with ${byteLength} bytes`)
        from = from + pieceSize < size ? from + pieceSize : 0
      } catch (error) {
        watched.failures.push(`film: ${error}`)
      }
      await sleep(500)
    }
  }
  const watching = watch()
  return {
    async end() {
      isOver = true
      await watching
      return watched
    },
  }
}
