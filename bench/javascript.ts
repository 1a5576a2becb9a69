import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Result } from './results.ts'

const path = '/barnehage/barnehager'

/** Every script that the list page loads, as it goes over the wire. */
export async function measureJavaScript(portalUrl: string): Promise<Result> {
  const html = await (await fetch(portalUrl + path)).text()
  const addresses = new Set(
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, address]) => address ?? ''),
  )
  let brotli = 0
  let gzip = 0
  for (const address of addresses) {
    const script = Buffer.from(await (await fetch(portalUrl + address)).arrayBuffer())
    brotli += brotliCompressSync(script).byteLength
    gzip += gzipSync(script, { level: 9 }).byteLength
  }
  return {
    name: 'JavaScript of the list page, brotli, in units of 130 kB',
    ratio: brotli / 130_000,
    target: 1,
    smallerIsBetter: true,
    details: [
      `${addresses.size} files, ${(brotli / 1_000).toFixed(1)} kB brotli, ${(gzip / 1_000).toFixed(1)} kB gzip`,
    ],
  }
}
