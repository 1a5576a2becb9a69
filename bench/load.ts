import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PlainError } from '../scripts/progress.ts'

const run = promisify(execFile)

export type Load = { requestsPerSecond: number; p99Milliseconds: number }

type LoadOptions = {
  seconds: number
  connections: number
  headers?: readonly string[]
  script?: string
}

/**
 * Sends requests to an address on this machine with wrk. wrk and not autocannon: against nginx, autocannon
 * used 70 to 110 µs of processor time per request and wrk 14, so on two cores a generator in Node would be
 * the limit for nginx and the portal alike, and their ratio would say nothing. autocannon's latencies
 * are also whole milliseconds, and the p99 of a cached page is a fraction of one.
 */
export async function runWrk(wrk: string, url: string, options: LoadOptions): Promise<Load> {
  const stdout = await runWrkRaw(wrk, url, options)
  const failures = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
  if (failures > 0) throw new PlainError(`${failures} requests to ${url} failed.`)
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Milliseconds: toMilliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
  }
}

/** @returns the output of wrk and its script, whatever the statuses */
export async function runWrkRaw(wrk: string, url: string, options: LoadOptions): Promise<string> {
  if (!['localhost', '127.0.0.1'].includes(new URL(url).hostname))
    throw new PlainError('Load is only ever sent to this machine.')
  const given = [
    '--threads=1',
    `--connections=${options.connections}`,
    `--duration=${options.seconds}s`,
    '--latency',
    ...(options.headers ?? []).flatMap((header) => ['--header', header]),
    ...(options.script ? ['--script', options.script] : []),
    url,
  ]
  return (await run(wrk, given)).stdout
}

function toMilliseconds(match: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1_000 }[match?.[2] ?? 'ms'] ?? 1
  return Number(match?.[1] ?? 0) * factor
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function percentile99(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
