import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PlainError } from '../scripts/progress.ts'

const run = promisify(execFile)

export type Load = { requestsPerSecond: number; p99Milliseconds: number }

type Driving = {
  seconds: number
  connections: number
  headers?: readonly string[]
  script?: string
}

/** Drives an address on this machine with wrk for some seconds. */
export async function drive(wrk: string, url: string, options: Driving): Promise<Load> {
  const stdout = await driveAsIs(wrk, url, options)
  const failures = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
  if (failures > 0) throw new PlainError(`${failures} requests to ${url} failed.`)
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Milliseconds: toMilliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
  }
}

/** @returns what wrk and its script print, whatever was answered */
export async function driveAsIs(wrk: string, url: string, options: Driving): Promise<string> {
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

export function ninetyNinth(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
