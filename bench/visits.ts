import { Agent, get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { median, ninetyNinth } from './load.ts'

export type Visit = {
  path: string
  status: number
  milliseconds: number
  /** Equal for equal bytes. */
  tag: string
  /** As it came over the wire; null for one whose text nobody wants. */
  body: Buffer | null
}

export type Visits = { visits: readonly Visit[]; seconds: number }

const textHeaders = { 'accept-encoding': 'br', 'sec-ch-ua-mobile': '?0' }
let visitors = 0

export type Visitor = (path: string, options?: { keepsBody?: boolean }) => Promise<Visit>

/**
 * Asks as browsers do, over lines that stay open. Every visit comes from an address of its own, as
 * they would behind a proxy: what is kept of one address is not what is measured here.
 *
 * @param atOnce lines that are open at most
 */
export function createVisitor(url: string, atOnce: number): Visitor & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
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

/** Visits all addresses in their order, so many at a time. @param seconds after which no more are begun */
export async function visitAll(
  url: string,
  paths: readonly string[],
  options: { atOnce: number; seconds?: number; keepsBody?: boolean },
): Promise<Visits> {
  const { atOnce, seconds = Number.POSITIVE_INFINITY } = options
  const visit = createVisitor(url, atOnce)
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
    await Promise.all(Array.from({ length: atOnce }, resume))
  } finally {
    visit.close()
  }
  return { visits, seconds: (performance.now() - startedAt) / 1_000 }
}

export function textOf({ body }: Pick<Visit, 'body'>): string {
  return body && body.byteLength > 0 ? brotliDecompressSync(body).toString() : ''
}

export type Summary = {
  /** Of these and of the times: answers of those who were not sent away (503). */
  perSecond: number
  p50: number
  p99: number
  /** Answers by their status. */
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
    p99: ninetyNinth(times),
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
