import { setTimeout as sleep } from 'node:timers/promises'
import { median, ninetyNinth } from './load.ts'

/** One thing that people ask for. */
export type Read = {
  what: string
  path: (ids: readonly string[], round: number) => string
  /** Asked by `POST` with it. */
  body?: (round: number) => object
}
export type TimedRead = { what: string; times: readonly number[] }

type Api = { request: (path: string, init?: RequestInit) => Response | Promise<Response> }

export const readRounds = 100

/** Another one in each round, far from that of the last. */
export const oneOf = (ids: readonly string[], round: number) => ids[(round * 37) % ids.length] ?? ''

/** Milliseconds of each answer, asked for one at a time. */
export async function timeReads(
  api: Api,
  reads: readonly Read[],
  ids: readonly string[],
): Promise<TimedRead[]> {
  const measured: TimedRead[] = []
  for (const { what, path, body } of reads) {
    const times: number[] = []
    // The first ones compile what the others run.
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
  Math.max(...reads.map(({ times }) => ninetyNinth(times)))

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
      ninetyNinth(times).toFixed(1),
      (median(times) / median(few[index]?.times ?? [])).toFixed(1),
    ]),
  ]
}
