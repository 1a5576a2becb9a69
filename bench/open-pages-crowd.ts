/**
 * Thousands of open pages of group classes in a process of their own: each has one line on which it
 * is told of changes, or asks every second and names what it has. Notes when which page knew of how
 * long a queue.
 */
import { connect, type Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

export type CrowdOrder = {
  way: 'lines' | 'poll'
  pages: number
  port: number
  classId: number
}
/** Told when all pages are open, and at the end how stale the stalest and the others were. */
export type CrowdReport = 'open' | { ages: number[] }

/** Requests and lines are opened so many at a time. */
const concurrency = 100
const askEvery = 1_000
const path = '/api/frontend/sports/group-exercises'

type Seen = { at: number; queueSize: number }
const pages: Seen[][] = []

process.once('message', async (order: CrowdOrder) => {
  const open = order.way === 'lines' ? openLine : openAsking
  for (let page = 0; page < order.pages; page += concurrency)
    await Promise.all(Array.from({ length: concurrency }, () => open(order)))
  process.send?.('open')
  process.once('message', (acknowledged: number[]) => {
    process.send?.(reportOf(acknowledged), () => process.exit(0))
  })
})

/**
 * For each thing that a page learnt: how long the first booking that it did not know of had been
 * acknowledged by then.
 * @param acknowledged milliseconds since 1970 by position in the queue, the first at 0
 */
function reportOf(acknowledged: readonly number[]): CrowdReport {
  const ages: number[] = []
  for (const seen of pages) {
    let known = 0
    for (const { at, queueSize } of seen) {
      const missed = queueSize > known ? acknowledged[known] : undefined
      if (missed !== undefined) ages.push(at - missed)
      known = Math.max(known, queueSize)
    }
    // A page that never learnt of the last booking is as old as the crowd.
    const missed = acknowledged[known]
    if (missed !== undefined) ages.push(Date.now() - missed)
  }
  return { ages }
}

async function openLine({ port, classId }: CrowdOrder): Promise<void> {
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

/** The queue's length by the tag of the list, so that a list that all get is unpacked once. */
const queueSizes = new Map<string, number>()

async function openAsking({ port, classId }: CrowdOrder): Promise<void> {
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
      const known = queueSizes.get(tag) ?? queueSizeIn(body, classId)
      queueSizes.set(tag, known)
      seen.push({ at: Date.now(), queueSize: known })
    }
    rest = rest.subarray(head + 4 + length)
    isWaiting = false
  })
  const ask = () => {
    // A browser asks again when it has been answered.
    if (isWaiting) return
    isWaiting = true
    socket.write(
      `GET ${path}?language=no HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${tag && `If-None-Match: ${tag}\r\n`}\r\n`,
    )
  }
  setTimeout(() => setInterval(ask, askEvery), Math.random() * askEvery)
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
  hear?: (text: string) => void,
  take?: (bytes: Buffer) => void,
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  socket.setNoDelay(true)
  socket.on('data', (bytes: Buffer) => (take ? take(bytes) : hear?.(bytes.toString('latin1'))))
  return socket
}
