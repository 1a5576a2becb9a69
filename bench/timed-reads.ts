import { setTimeout as sleep } from 'node:timers/promises'
import { median, percentile99 } from './load.ts'

/** A request to measure. */
export type Read = {
  what: string
  path: (ids: readonly string[], round: number) => string
  /** The body of a `POST` request. */
  body?: (round: number) => object
}
export type TimedRead = { what: string; times: readonly number[] }

type Api = { request: (path: string, init?: RequestInit) => Response | Promise<Response> }

export const readRounds = 100

/** A different id in each round, far from the previous one. */
export const oneOf = (ids: readonly string[], round: number) => ids[(round * 37) % ids.length] ?? ''

/** Milliseconds per response, one request at a time. */
export async function timeReads(
  api: Api,
  reads: readonly Read[],
  ids: readonly string[],
): Promise<TimedRead[]> {
  const measured: TimedRead[] = []
  for (const { what, path, body } of reads) {
    const times: number[] = []
    // The first rounds let the JIT compile the code.
    for (let round = -10; round < readRounds; round += 1) {
      const start = performance.now()
      const asked = Math.abs(round)
      const response = await api.request(path(ids, asked), body && post(body(asked)))
      await response.arrayBuffer()
      if (round >= 0) times.push(performance.now() - start)
      if (!response.ok) throw new Error(`${what}: ${response.status}`)
      await sleep(0)
    }
    measured.push({ what, times })
  }
  return measured
}

function post(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** p99 of the slowest, in milliseconds. */
export const slowestOf = (reads: readonly TimedRead[]) =>
  Math.max(...reads.map(({ times }) => percentile99(times)))

/** A table of both, with how many times as long it takes on many. */
export function compareReads(
  few: readonly TimedRead[],
  many: readonly TimedRead[],
  ratioName: string,
): string[][] {
  return [
    ['what is asked for', 'p50 ms', 'p99 ms', ratioName],
    ...many.map(({ what, times }, index) => [
      what,
      median(times).toFixed(1),
      percentile99(times).toFixed(1),
      (median(times) / median(few[index]?.times ?? [])).toFixed(1),
    ]),
  ]
}
