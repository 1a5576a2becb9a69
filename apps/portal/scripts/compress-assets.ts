import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** As many as Node has threads for it, so that every core is busy. */
const atOnce = 4

/** Compresses the built files once, at the highest level, so that no request ever has to. */
const folder = fileURLToPath(new URL('../dist/client', import.meta.url))
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const queue = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(css|js|svg|json|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
await Promise.all(Array.from({ length: atOnce }, compressAll))

async function compressAll(): Promise<void> {
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    await compress(file, 'br')
    await compress(file, 'gz')
  }
}

async function compress(file: string, ending: 'br' | 'gz'): Promise<void> {
  const content = await readFile(file)
  const compressed =
    ending === 'br'
      ? await toBrotli(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
        })
      : await toGzip(content, { level: 9 })
  await writeFile(`${file}.${ending}`, compressed)
}
