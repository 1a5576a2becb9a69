/**
 * Thousands of open pages of courts in a separate process: each polls every ten seconds with its
 * ETag. Counts how many half hours of one court were taken in the answers.
 */
import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

export type CourtCrowdOrder = { pages: number; port: number; courtId: number }
/** Sent at the end: the age of the answers, in milliseconds. */
export type CourtCrowdReport = 'open' | { ages: number[]; answers: number }

const concurrency = 100
const pollInterval = 10_000
const path = '/api/frontend/sports/courts/timeslots?language=no'

/** `taken`: in the answer, or in the cached list when nothing has changed. */
const seen: { requestedAt: number; taken: number }[] = []
/** By ETag, so that a list that every page gets is decompressed once. */
const takenBy = new Map<string, number>()

process.once('message', async (order: CourtCrowdOrder) => {
  for (let page = 0; page < order.pages; page += concurrency)
    await Promise.all(Array.from({ length: concurrency }, () => openPage(order)))
  process.send?.('open')
  process.once('message', (acknowledged: number[]) => {
    const ages = seen.map(({ requestedAt, taken }) =>
      Math.max(0, requestedAt - (acknowledged[taken] ?? requestedAt)),
    )
    process.send?.({ ages, answers: seen.length }, () => process.exit(0))
  })
})

async function openPage({ port, courtId }: CourtCrowdOrder): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  socket.setNoDelay(true)
  let tag = ''
  let requestedAt = 0
  let buffered: Buffer = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    buffered = buffered.byteLength > 0 ? Buffer.concat([buffered, bytes]) : bytes
    const head = buffered.indexOf('\r\n\r\n')
    if (head < 0) return
    const headers = buffered.toString('latin1', 0, head)
    const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0)
    if (buffered.byteLength < head + 4 + length) return
    if (headers.startsWith('HTTP/1.1 200')) {
      tag = /etag: (\S+)/i.exec(headers)?.[1] ?? ''
      if (!takenBy.has(tag))
        takenBy.set(tag, countTaken(buffered.subarray(head + 4, head + 4 + length), courtId))
    }
    seen.push({ requestedAt, taken: takenBy.get(tag) ?? 0 })
    buffered = buffered.subarray(head + 4 + length)
    requestedAt = 0
  })
  const poll = () => {
    if (requestedAt > 0) return
    requestedAt = Date.now()
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${tag && `If-None-Match: ${tag}\r\n`}\r\n`,
    )
  }
  setTimeout(() => {
    poll()
    setInterval(poll, pollInterval)
  }, Math.random() * pollInterval)
}

function countTaken(body: Buffer, courtId: number): number {
  const { items }: { items: { isOpen: boolean; court: { id: number } }[] } = JSON.parse(
    brotliDecompressSync(body).toString(),
  )
  return items.filter(({ isOpen, court }) => !isOpen && court.id === courtId).length
}
