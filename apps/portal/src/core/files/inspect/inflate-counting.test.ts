import { randomBytes } from 'node:crypto'
import { constants, deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { inflateCounting } from './inflate-counting.server.ts'

const megabyte = 1_048_576
const piece = 64 * 1_024

it('counts what is in a stream, and keeps what it may', async () => {
  const bytes = randomBytes(3 * piece)
  const { length, text } = await inflateCounting(deflateSync(bytes), {
    most: megabyte,
    kept: megabyte,
  })
  expect(length).toBe(bytes.length)
  expect(text.equals(bytes)).toBe(true)
})

it('leaves a stream of ten gigabytes when it has had enough, and keeps nothing', async () => {
  const block = deflateSync(Buffer.alloc(64 * megabyte), { finishFlush: constants.Z_SYNC_FLUSH })
  const data = Buffer.concat([block, ...Array.from({ length: 159 }, () => block.subarray(2))])
  const { length, text } = await inflateCounting(data, { most: 8 * megabyte, kept: 0 })
  expect(length).toBeGreaterThanOrEqual(8 * megabyte)
  expect(length).toBeLessThanOrEqual(8 * megabyte + piece)
  expect(text.length).toBe(0)
})

it('counts a broken stream as far as it goes', async () => {
  const bytes = randomBytes(4 * piece)
  const half = deflateSync(bytes).subarray(0, 2 * piece)
  const { length } = await inflateCounting(half, { most: megabyte, kept: 0 })
  expect(length).toBeGreaterThan(piece)
  expect(length).toBeLessThan(bytes.length)
})
