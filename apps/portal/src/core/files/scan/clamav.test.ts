import type { Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createClamAvScan, ScannerError } from './clamav.server.ts'
import { eicar, startClamAv } from './clamav.testing.server.ts'

const daemon = await startClamAv()
afterAll(daemon.stop)

test('lets through what the daemon finds nothing in, in pieces of any number', async () => {
  const scan = createClamAvScan(daemon.url)
  expect(await scan(Buffer.alloc(0))).toBe('clean')
  expect(await scan(Buffer.alloc(64 * 1024))).toBe('clean')
  expect(await scan(Buffer.alloc(3_000_000, 7))).toBe('clean')
})

test('finds the test file of EICAR, across two pieces too', async () => {
  const scan = createClamAvScan(daemon.url)
  expect(await scan(Buffer.from(eicar))).toBe('infected')
  const late = Buffer.concat([Buffer.alloc(64 * 1024 - 10), Buffer.from(eicar)])
  expect(await scan(late)).toBe('infected')
})

test.each<[string, (socket: Socket) => void]>([
  ['nothing at all', () => undefined],
  ['an end without an answer', (socket) => socket.end()],
  ['half an answer', (socket) => socket.end('stream: OK')],
  ['an error', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['another command’s answer', (socket) => socket.end('PONG\0')],
  ['two answers', (socket) => socket.end('stream: OK\0stream: X FOUND\0stream: OK\0')],
  ['a lost connection', (socket) => socket.resetAndDestroy()],
])('takes %s for no verdict', async (_, answer) => {
  const broken = await startClamAv(answer)
  const scan = createClamAvScan(broken.url, { milliseconds: 300 })
  await expect(scan(Buffer.from('hello'))).rejects.toThrow(ScannerError)
  await broken.stop()
})

test('an answer without end is not waited for', async () => {
  const endless = await startClamAv((socket) => socket.write('stream: '.repeat(10_000)))
  const scan = createClamAvScan(endless.url, { milliseconds: 5_000 })
  await expect(scan(Buffer.from('hello'))).rejects.toThrow('too long')
  await endless.stop()
})

test('nobody at the address is no verdict either', async () => {
  const gone = await startClamAv()
  await gone.stop()
  await expect(createClamAvScan(gone.url)(Buffer.from('hello'))).rejects.toThrow(ScannerError)
})
