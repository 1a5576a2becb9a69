/**
 * Thousands of simulated open pages of group classes in a process of their own. Each has a connection for
 * server-sent events, or polls every second with the tag of its list. Records when each page knew which
 * length of the queue.
 */
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

export type CrowdOrder = {
  method: 'events' | 'poll'
  pages: number
  port: number
  classId: number
}
/** Sent when all pages are open; at the end, the ages of what they showed. */
export type CrowdReport = 'open' | { ages: number[] }

/** How many pages are opened at a time. */
const atOnce = 100
const pollMilliseconds = 1_000
const path = '/api/frontend/sports/group-exercises'

type Seen = { at: number; queueSize: number }
const pages: Seen[][] = []

process.once('message', async (order: CrowdOrder) => {
  const open = order.method === 'events' ? openEvents : openPolling
  for (let page = 0; page < order.pages; page += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => open(order)))
  process.send?.('open')
  process.once('message', (acknowledged: number[]) => {
    process.send?.(reportOf(acknowledged), () => process.exit(0))
  })
})

/**
 * For each update of a page: how long ago the first booking that it did not show had been acknowledged.
 * @param acknowledged milliseconds since 1970 by position in the queue, the first at 0
 */
function reportOf(acknowledged: readonly number[]): CrowdReport {
  const ages: number[] = []
  for (const seen of pages) {
    let shown = 0
    for (const { at, queueSize } of seen) {
      const missed = queueSize > shown ? acknowledged[shown] : undefined
      if (missed !== undefined) ages.push(at - missed)
      shown = Math.max(shown, queueSize)
    }
    // A page that never showed the last booking counts until now.
    const missed = acknowledged[shown]
    if (missed !== undefined) ages.push(Date.now() - missed)
  }
  return { ages }
}

async function openEvents({ port, classId }: CrowdOrder): Promise<void> {
  const seen = addPage()
  const wanted = `"id":${classId},"queueSize":`
  let rest = ''
  const socket = await openSocket(port, (text) => {
    rest += text
    const end = rest.lastIndexOf('\n\n')
    if (end < 0) return
    const at = rest.lastIndexOf(wanted, end)
    if (at >= 0)
      seen.push({ at: Date.now(), queueSize: Number.parseInt(rest.slice(at + wanted.length), 10) })
    rest = rest.slice(end + 2)
  })
  socket.write(
    `GET ${path}/changes HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`,
  )
}

/** The length of the queue by the tag of the list, so that each list is decompressed once. */
const queueSizes = new Map<string, number>()

async function openPolling({ port, classId }: CrowdOrder): Promise<void> {
  const seen = addPage()
  let tag = ''
  let isWaiting = false
  let rest: Buffer = Buffer.alloc(0)
  const socket = await openSocket(port, undefined, (bytes) => {
    rest = rest.byteLength > 0 ? Buffer.concat([rest, bytes]) : bytes
    const head = rest.indexOf('\r\n\r\n')
    if (head < 0) return
    const headers = rest.toString('latin1', 0, head)
    const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0)
    if (rest.byteLength < head + 4 + length) return
    if (headers.startsWith('HTTP/1.1 200')) {
      tag = /etag: (\S+)/i.exec(headers)?.[1] ?? ''
      const body = rest.subarray(head + 4, head + 4 + length)
      const shown = queueSizes.get(tag) ?? queueSizeIn(body, classId)
      queueSizes.set(tag, shown)
      seen.push({ at: Date.now(), queueSize: shown })
    }
    rest = rest.subarray(head + 4 + length)
    isWaiting = false
  })
  const poll = () => {
    // A browser polls again after the previous answer.
    if (isWaiting) return
    isWaiting = true
    socket.write(
      `GET ${path}?language=no HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${tag && `If-None-Match: ${tag}\r\n`}\r\n`,
    )
  }
  setTimeout(() => setInterval(poll, pollMilliseconds), Math.random() * pollMilliseconds)
}

function queueSizeIn(body: Buffer, classId: number): number {
  const { items }: { items: { id: number; queueSize: number }[] } = JSON.parse(
    brotliDecompressSync(body).toString(),
  )
  return items.find(({ id }) => id === classId)?.queueSize ?? 0
}

function addPage(): Seen[] {
  const seen: Seen[] = []
  pages.push(seen)
  return seen
}

async function openSocket(
  port: number,
  onText?: (text: string) => void,
  onBytes?: (bytes: Buffer) => void,
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  socket.setNoDelay(true)
  socket.on('data', (bytes: Buffer) =>
    onBytes ? onBytes(bytes) : onText?.(bytes.toString('latin1')),
  )
  return socket
}
