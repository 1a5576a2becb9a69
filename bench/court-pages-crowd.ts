/**
 * Thousands of open pages of courts in a process of their own: each asks every ten seconds and names
 * what it has. Notes how many half hours of one court were taken in what was answered.
 */
import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'

export type CourtCrowdOrder = { pages: number; port: number; courtId: number }
/** At the end how old what was answered was, in milliseconds. */
export type CourtCrowdReport = 'open' | { ages: number[]; answers: number }

const concurrency = 100
const askEvery = 10_000
const path = '/api/frontend/sports/courts/timeslots?language=no'

/** `taken`: of the answer, or of what the page has when nothing has changed. */
const seen: { askedAt: number; taken: number }[] = []
/** By tag, so that a list that all get is unpacked once. */
const takenBy = new Map<string, number>()

process.once('message', async (order: CourtCrowdOrder) => {
  for (let page = 0; page < order.pages; page += concurrency)
    await Promise.all(Array.from({ length: concurrency }, () => openPage(order)))
  process.send?.('open')
  process.once('message', (acknowledged: number[]) => {
    const ages = seen.map(({ askedAt, taken }) =>
      Math.max(0, askedAt - (acknowledged[taken] ?? askedAt)),
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
  let askedAt = 0
  let rest: Buffer = Buffer.alloc(0)
  socket.on('data', (bytes: Buffer) => {
    rest = rest.byteLength > 0 ? Buffer.concat([rest, bytes]) : bytes
    const head = rest.indexOf('\r\n\r\n')
    if (head < 0) return
    const headers = rest.toString('latin1', 0, head)
    const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0)
    if (rest.byteLength < head + 4 + length) return
    if (headers.startsWith('HTTP/1.1 200')) {
      tag = /etag: (\S+)/i.exec(headers)?.[1] ?? ''
      if (!takenBy.has(tag))
        takenBy.set(tag, countTaken(rest.subarray(head + 4, head + 4 + length), courtId))
    }
    seen.push({ askedAt, taken: takenBy.get(tag) ?? 0 })
    rest = rest.subarray(head + 4 + length)
    askedAt = 0
  })
  const ask = () => {
    if (askedAt > 0) return
    askedAt = Date.now()
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n${tag && `If-None-Match: ${tag}\r\n`}\r\n`,
    )
  }
  setTimeout(() => {
    ask()
    setInterval(ask, askEvery)
  }, Math.random() * askEvery)
}

function countTaken(body: Buffer, courtId: number): number {
  const { items }: { items: { isOpen: boolean; court: { id: number } }[] } = JSON.parse(
    brotliDecompressSync(body).toString(),
  )
  return items.filter(({ isOpen, court }) => !isOpen && court.id === courtId).length
}
