import { Agent, get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { median, percentile99 } from './load.ts'

export type Visit = {
  path: string
  status: number
  milliseconds: number
  /** Equal for equal bytes. */
  tag: string
  /** As it came over the wire; null unless `keepsBody`. */
  body: Buffer | null
}

export type Visits = { visits: readonly Visit[]; seconds: number }

const textHeaders = { 'accept-encoding': 'br', 'sec-ch-ua-mobile': '?0' }
let visitors = 0

export type Visitor = (path: string, options?: { keepsBody?: boolean }) => Promise<Visit>

/**
 * Sends requests like browsers, over keep-alive connections. Every visit has its own client address, as
 * behind a proxy, so that limits per address do not apply. Not autocannon: it does not pass on the
 * compressed body, which the checks read.
 *
 * @param concurrency the maximum number of connections
 */
export function createVisitor(url: string, concurrency: number): Visitor & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const visit: Visitor = (path, { keepsBody = false } = {}) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now()
      const headers = { ...textHeaders, 'x-forwarded-for': nextAddress() }
      get(new URL(path, url), { agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => keepsBody && chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            path,
            status: answer.statusCode ?? 0,
            milliseconds: performance.now() - startedAt,
            tag: answer.headers.etag ?? '',
            body: keepsBody ? Buffer.concat(chunks) : null,
          }),
        )
      }).on('error', reject)
    })
  return Object.assign(visit, { close: () => agent.destroy() })
}

/** Visits all addresses in their order, so many at a time. @param seconds after which no more are started */
export async function visitAll(
  url: string,
  paths: readonly string[],
  options: { concurrency: number; seconds?: number; keepsBody?: boolean },
): Promise<Visits> {
  const { concurrency, seconds = Number.POSITIVE_INFINITY } = options
  const visit = createVisitor(url, concurrency)
  const visits: Visit[] = []
  const startedAt = performance.now()
  const waiting = paths.values()
  async function resume(): Promise<void> {
    for (const path of waiting) {
      visits.push(await visit(path, options))
      if (performance.now() - startedAt > seconds * 1_000) return
    }
  }
  try {
    await Promise.all(Array.from({ length: concurrency }, resume))
  } finally {
    visit.close()
  }
  return { visits, seconds: (performance.now() - startedAt) / 1_000 }
}

export function textOf({ body }: Pick<Visit, 'body'>): string {
  return body && body.byteLength > 0 ? brotliDecompressSync(body).toString() : ''
}

export type Summary = {
  /** Without the responses with status 503, like the times. */
  perSecond: number
  p50: number
  p99: number
  /** Responses by status. */
  statuses: ReadonlyMap<number, number>
}

export function summaryOf({ visits, seconds }: Visits): Summary {
  const times = visits
    .filter(({ status }) => status !== 503)
    .map(({ milliseconds }) => milliseconds)
  const statuses = new Map<number, number>()
  for (const { status } of visits) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  return {
    perSecond: times.length / seconds,
    p50: median(times),
    p99: percentile99(times),
    statuses,
  }
}

/** "524 × 200, 3 × 503" */
export function statusesText(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`)
    .join(', ')
}

function nextAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}
