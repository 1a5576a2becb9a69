import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { bodyTime, limitBodyTime } from './limit-body-time.server.ts'

test.each([
  ['no body', {}, null],
  ['an empty body', { 'content-length': '0' }, null],
  ['a length that is none', { 'content-length': 'x' }, null],
  ['a usual body', { 'content-length': '1024' }, 30_015.625],
  ['one in pieces', { 'transfer-encoding': 'chunked' }, 30_000],
  ['ten megabytes', { 'content-length': String(10 * 1_048_576) }, 190_000],
  ['a hundred', { 'content-length': String(100 * 1_048_576) }, 240_000],
])('%s has its time', (_, headers, milliseconds) => {
  expect(bodyTime(headers)).toBe(milliseconds)
})

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** @returns what comes back, and how long the connection was open */
async function send(pieces: readonly string[], pause: number) {
  const server = createServer((request, response) => {
    limitBodyTime(request, response, 200)
    request
      .resume()
      .on('end', () => response.end('all of it'))
      .on('error', () => undefined)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text
  })
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write('POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 4\r\n\r\n')
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  await closed
  return answer
}

test('a body that comes in time is taken, one that drips is aborted', async () => {
  expect(await send(['a', 'b', 'c', 'd'], 10)).toContain('all of it')
  expect(await send(['a', 'b', 'c', 'd'], 150)).toMatch(/^HTTP\/1\.1 408 /)
  expect(await send(['a'], 1)).toMatch(/^HTTP\/1\.1 408 /)
})
