import { createHash } from 'node:crypto'

/** Increase it when the import writes the same content differently, so that everything is written again. */
const importVersion = 2

/** Short hash of what an import writes; the same content always has the same one. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(String(importVersion))
  for (const part of parts) hash.update(`\n${part.length}\n`).update(part)
  return hash.digest('hex').slice(0, 32)
}
