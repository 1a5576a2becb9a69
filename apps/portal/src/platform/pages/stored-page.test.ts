import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, storePage } from './stored-page.server.ts'

test('the best encoding that the client accepts', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(chooseEncoding('gzip')).toBe('gzip')
  expect(chooseEncoding('brotli')).toBe('identity')
  expect(chooseEncoding('gzip;q=0')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('every encoding holds the same bytes', async () => {
  const body = Buffer.from('<p>Hei på deg</p>'.repeat(50))
  const page = await storePage({ status: 200, headers: {}, body, tags: new Set() })
  expect(brotliDecompressSync(page.bodies.br)).toEqual(body)
  expect(gunzipSync(page.bodies.gzip)).toEqual(body)
})
