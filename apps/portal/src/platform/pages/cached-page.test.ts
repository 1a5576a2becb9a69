import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodePage } from './cached-page.server.ts'
import { chooseEncoding } from './choose-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip ; q=0.5 , br ; Q=0.1', 'br'],
  ['BR', 'br'],
  ['gzip', 'gzip'],
  ['brotli', 'identity'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0.000', 'identity'],
  ['gzip;q=yes', 'identity'],
  [`br${' '.repeat(15_000)}x`, 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('the best encoding of %.40s is %s', (acceptEncoding, encoding) => {
  expect(chooseEncoding(acceptEncoding)).toBe(encoding)
})

test('every encoding holds the same bytes and says which it is', async () => {
  const body = Buffer.from('<p>Hei på deg</p>'.repeat(50))
  const { variants } = await encodePage({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body,
    tags: new Set(),
  })
  expect(brotliDecompressSync(variants.br.body)).toEqual(body)
  expect(Buffer.from(variants.br.text, 'latin1')).toEqual(variants.br.body)
  expect(gunzipSync(variants.gzip.body)).toEqual(body)
  expect(variants.br.headers.slice(-2)).toEqual(['content-encoding', 'br'])
  expect(variants.identity.headers).not.toContain('content-encoding')
  expect(new Set([variants.br.etag, variants.gzip.etag, variants.identity.etag]).size).toBe(3)
})

test('it may be compressed better later, and is still the same page', async () => {
  const body = Buffer.from(
    Array.from({ length: 3_000 }, (_, number) => `<p>${number ** 2}</p>`).join(''),
  )
  const options = { status: 200, headers: {}, body, tags: new Set<string>(), life: 60_000 }
  const quick = await encodePage(options)
  const best = await quick.compressWell()
  expect(best.variants.br.body.byteLength).toBeLessThan(quick.variants.br.body.byteLength)
  expect(brotliDecompressSync(best.variants.br.body)).toEqual(body)
  // Weak, for the bytes are others: who has the page has the page.
  expect(best.variants.br.etag).toBe(quick.variants.br.etag)
  expect(best.variants.br.etag).toMatch(/^W\//)
  expect(best.variants.br.headers).toContain(String(best.variants.br.body.byteLength))
  expect(best).toMatchObject({ status: 200, life: 60_000 })

  const { gzip } = quick.variants
  expect(quick.variants.gzip).toBe(gzip)
  const smallest = (await quick.compressWell()).variants.gzip
  expect(smallest.body.byteLength).toBeLessThan(gzip.body.byteLength)
  expect(gunzipSync(smallest.body)).toEqual(body)
})
