import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compresses the built files once, at the highest level, so that no request ever has to. */
const folder = fileURLToPath(new URL('../dist/client', import.meta.url))

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(css|js|svg|json|txt)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
    }),
  )
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
