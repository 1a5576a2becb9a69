import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Visited = { requests: number; failures: string[]; milliseconds: number[] }

export type Visitors = {
  /** Has everybody finish what they are at. */
  end(): Promise<Visited>
}

/** Between two requests of a visitor, in milliseconds: there is room for what is rehearsed. */
const pause = 40

/**
 * Visitors who ask one address after the other until it is over. A connection that
 * breaks, and every answer of 500 or more, is a failure.
 */
export function startVisitors(
  url: string,
  { paths, count }: { paths: readonly string[]; count: number },
): Visitors {
  const visited: Visited = { requests: 0, failures: [], milliseconds: [] }
  let isOver = false
  async function goRound(visitor: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let at = visitor; !isOver; at += 1) {
      const path = paths[at % paths.length] ?? '/'
      const startedAt = performance.now()
      const failure = await visit(url + path, agent)
      visited.requests += 1
      visited.milliseconds.push(performance.now() - startedAt)
      if (failure !== null) visited.failures.push(`${path}: ${failure}`)
      await sleep(pause)
    }
    agent.destroy()
  }
  const rounds = Promise.all(Array.from({ length: count }, (_, visitor) => goRound(visitor)))
  return {
    async end() {
      isOver = true
      await rounds
      return visited
    },
  }
}

/** @returns what went wrong, or null */
function visit(url: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response
        .on('error', (error) => resolve(error.message))
        .on('end', () => {
          const { statusCode = 0, complete } = response
          if (!complete) resolve('the answer broke off')
          else resolve(statusCode >= 500 ? String(statusCode) : null)
        })
        .resume()
    })
      .on('error', (error) => resolve(error.message))
      .end()
  })
}
