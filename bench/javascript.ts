import { brotliCompressSync, gzipSync } from 'node:zlib'
import { PlainError } from '../scripts/progress.ts'
import { publicPages } from './public-pages.ts'
import type { Result } from './results.ts'

const targetKilobytes = 120

/** Every script that a public page loads, as it goes over the wire. */
export async function measureJavaScript(portalUrl: string): Promise<Result> {
  const pages: { name: string; files: number; brotli: number; gzip: number }[] = []
  for (const { name, path } of publicPages) {
    const scripts = await fetchScripts(portalUrl, path)
    pages.push({
      name,
      files: scripts.length,
      brotli: kilobytes(scripts, (script) => brotliCompressSync(script)),
      gzip: kilobytes(scripts, (script) => gzipSync(script, { level: 9 })),
    })
  }
  return {
    name: 'JavaScript of public pages',
    figures: [
      {
        what: 'JavaScript of the heaviest public page, kB of gzip',
        value: Math.max(...pages.map(({ gzip }) => gzip)),
        target: targetKilobytes,
        smallerIsBetter: true,
        digits: 1,
      },
      {
        what: 'JavaScript of the heaviest public page, kB of brotli',
        value: Math.max(...pages.map(({ brotli }) => brotli)),
        target: targetKilobytes,
        smallerIsBetter: true,
        digits: 1,
      },
    ],
    details: [
      'What the page names in its HTML, which is all that it runs. Every browser of today takes brotli.',
    ],
    table: [
      ['page', 'files', 'kB of gzip', 'kB of brotli'],
      ...pages.map(({ name, files, brotli, gzip }) => [
        name,
        String(files),
        gzip.toFixed(1),
        brotli.toFixed(1),
      ]),
    ],
  }
}

async function fetchScripts(portalUrl: string, path: string): Promise<Buffer[]> {
  const html = await (await fetch(portalUrl + path)).text()
  const addresses = new Set(
    [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, one]) => one ?? ''),
  )
  if (addresses.size === 0) throw new PlainError(`${path} names no scripts.`)
  return Promise.all(
    [...addresses].map(async (address) =>
      Buffer.from(await (await fetch(portalUrl + address)).arrayBuffer()),
    ),
  )
}

function kilobytes(scripts: readonly Buffer[], compress: (script: Buffer) => Buffer): number {
  return scripts.reduce((sum, script) => sum + compress(script).byteLength, 0) / 1_000
}
