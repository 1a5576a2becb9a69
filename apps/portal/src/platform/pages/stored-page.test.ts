import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'
import { storePage } from './stored-page.server.ts'

test('the best encoding that the client accepts', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br')
  expect(chooseEncoding('gzip;q=1.0, br;q=0')).toBe('gzip')
  expect(chooseEncoding('gzip')).toBe('gzip')
  expect(chooseEncoding('brotli')).toBe('identity')
  expect(chooseEncoding('gzip;q=0')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})

test('every encoding holds the same bytes and says which it is', async () => {
  const body = Buffer.from('<p>Hei på deg</p>'.repeat(50))
  const { variants } = await storePage({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body,
    tags: new Set(),
  })
  expect(brotliDecompressSync(variants.br.body)).toEqual(body)
  expect(gunzipSync(variants.gzip.body)).toEqual(body)
  expect(variants.br.headers.slice(-2)).toEqual(['content-encoding', 'br'])
  expect(variants.identity.headers).not.toContain('content-encoding')
  expect(new Set([variants.br.etag, variants.gzip.etag, variants.identity.etag]).size).toBe(3)
})
