import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { statusesText, summaryOf, textOf, visitAll } from './visits.ts'

const concurrency = 3
const asked: string[] = []
const open = new Map<string, () => void>()
let mostOpen = 0
/** Responds when the concurrency limit is reached, so that the limit is really used. */
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  open.set(url, () => response.end(brotliCompressSync(`page ${url}`)))
  mostOpen = Math.max(mostOpen, open.size)
  if (open.size === concurrency) setTimeout(answerAll, 10)
})
function answerAll(): void {
  const answers = [...open.values()]
  open.clear()
  for (const answer of answers) answer()
}
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(() => void server.close())

it('visits every address once, within the concurrency limit', async () => {
  const paths = Array.from({ length: 7 * concurrency }, (_, at) => `/${at}`)
  const { visits } = await visitAll(url, paths, { concurrency, keepsBody: true })
  expect(asked.toSorted()).toEqual(paths.toSorted())
  expect(mostOpen).toBe(concurrency)
  expect(visits.map((visit) => textOf(visit)).toSorted()).toEqual(
    paths.map((path) => `page ${path}`).toSorted(),
  )
})

it('counts responses with status 503, but not in the rate or the times', () => {
  const visits = [
    { path: '/', status: 200, milliseconds: 40, tag: '', body: null },
    { path: '/', status: 503, milliseconds: 1, tag: '', body: null },
  ]
  const { statuses, ...summary } = summaryOf({ visits, seconds: 2 })
  expect(summary).toEqual({ perSecond: 0.5, p50: 40, p99: 40 })
  expect(statusesText(statuses)).toBe('1 × 200, 1 × 503')
})
